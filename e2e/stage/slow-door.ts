// A door in front of the API behind which each request and each answer waits for a while of its own. Half of them
// hardly wait, so that later ones overtake: what holds only where everything is quick and in order comes to light.
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

type Door = { port: number; behind: number; slowMs: number };

export async function hangSlowDoor({ port, behind, slowMs }: Door) {
  const linger = () => wait(Math.random() * (Math.random() < 0.5 ? 30 : slowMs));

  async function pass(asked: IncomingMessage, answer: ServerResponse) {
    await linger();
    if (asked.destroyed) return;
    const { method, url: path, headers } = asked;
    const passed = request({ host: 'localhost', port: behind, method, path, headers });
    passed.on('error', () => answer.destroy());
    answer.once('close', () => passed.destroy());
    asked.pipe(passed);
    const [answered] = (await once(passed, 'response')) as [IncomingMessage];
    await linger();
    answer.writeHead(answered.statusCode!, answered.rawHeaders);
    await pipeline(answered, answer);
  }

  const door = createServer((asked, answer) => void pass(asked, answer).catch(() => answer.destroy()));
  door.listen(port);
  await once(door, 'listening');
  return {
    async takeAway() {
      door.close();
      door.closeAllConnections();
      await once(door, 'close');
    },
  };
}
