// A proxy in front of the email server that a drill can switch off: then nothing answers there. Drills run in other
// processes, so the switch has an HTTP address: PUT /off, PUT /on.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export async function startEmailSwitch({ port, target }: { port: number; target: number }) {
  const clients = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    clients.add(client);
    client.once('close', () => (clients.delete(client), server.destroy()));
    server.once('close', () => client.destroy());
    for (const end of [client, server]) end.on('error', () => end.destroy());
    client.pipe(server).pipe(client);
  });
  const switchOn = async () => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
  };
  const switchOff = async () => {
    if (!proxy.listening) return;
    proxy.close();
    for (const client of clients) client.destroy();
    await once(proxy, 'close');
  };
  await switchOn();

  const control = createHttpServer((request, response) => {
    void (request.url === '/off' ? switchOff() : switchOn()).then(() => response.end());
  });
  control.listen(0, '127.0.0.1');
  await once(control, 'listening');
  return {
    url: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    async stop() {
      control.close();
      await switchOff();
    },
  };
}
