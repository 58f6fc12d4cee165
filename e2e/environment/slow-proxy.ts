// A slow network in front of the API: every request and every response is delayed by a random time. Half of the delays
// are very short, so later requests overtake earlier ones, which finds code that only works when everything arrives quickly and in order.
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

type Options = { port: number; target: number; slowMs: number };

export async function startSlowProxy({ port, target, slowMs }: Options) {
  const wait = () => sleep(Math.random() * (Math.random() < 0.5 ? 30 : slowMs));

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    await wait();
    if (incoming.destroyed) return;
    const { method, url: path, headers } = incoming;
    const forwarded = request({ host: 'localhost', port: target, method, path, headers });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.once('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
    const [response] = (await once(forwarded, 'response')) as [IncomingMessage];
    await wait();
    outgoing.writeHead(response.statusCode!, response.rawHeaders);
    await pipeline(response, outgoing);
  }

  const proxy = createServer(
    (incoming, outgoing) => void forward(incoming, outgoing).catch(() => outgoing.destroy()),
  );
  proxy.listen(port);
  await once(proxy, 'listening');
  return {
    async stop() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}
