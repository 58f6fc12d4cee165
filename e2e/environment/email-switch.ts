// A proxy in front of the email server that a drill can switch off: then nothing answers there. A journey can make it
// refuse one recipient. They run in other processes, so the switch has an HTTP address: PUT /off, PUT /on,
// PUT /refuse/<email>, PUT /accept/<email>.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export async function startEmailSwitch({ port, target }: { port: number; target: number }) {
  const clients = new Set<Socket>();
  const refused = new Set<string>();
  /** Answers for the server when a refused recipient is named. */
  const refusing = (client: Socket) =>
    new Transform({
      transform(chunk: Buffer, _, done) {
        const [, recipient] = /^RCPT TO:<([^>]+)>/i.exec(chunk.toString('latin1')) ?? [];
        if (!recipient || !refused.has(recipient)) return done(null, chunk);
        client.write('550 5.1.1 Unknown recipient\r\n');
        return done();
      },
    });
  /** Without pipelining, our sender waits for each answer, so each command arrives alone. */
  const withoutPipelining = () =>
    new Transform({
      transform(chunk: Buffer, _, done) {
        done(null, chunk.toString('latin1').replace('PIPELINING', 'X-ONE-BY-ONE'));
      },
    });
  const proxy = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    clients.add(client);
    client.once('close', () => (clients.delete(client), server.destroy()));
    server.once('close', () => client.destroy());
    for (const end of [client, server]) end.on('error', () => end.destroy());
    client.pipe(refusing(client)).pipe(server).pipe(withoutPipelining()).pipe(client);
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
    const [, what, email] = request.url!.split('/').map(decodeURIComponent);
    if (what === 'refuse') refused.add(email!);
    else if (what === 'accept') refused.delete(email!);
    else return void (what === 'off' ? switchOff() : switchOn()).then(() => response.end());
    return response.end();
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
