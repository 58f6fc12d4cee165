// A door in front of the API behind which each request and each answer waits for a while of its own. Half of them
// hardly wait, so that later ones overtake: what holds only where everything is quick and in order comes to light.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export async function hangSlowDoor({
  port,
  behind,
  slowMs,
}: {
  port: number;
  behind: number;
  slowMs: number;
}) {
  const linger = () => wait(Math.random() * (Math.random() < 0.5 ? 30 : slowMs));
  const door = createServer((asked, answer) => {
    void linger().then(() => {
      if (asked.destroyed) return;
      const { method, url: path, headers } = asked;
      const passed = request({ host: 'localhost', port: behind, method, path, headers });
      passed.on('response', (answered) => {
        void linger().then(() => {
          answer.writeHead(answered.statusCode!, answered.rawHeaders);
          answered.pipe(answer);
        });
      });
      passed.on('error', () => answer.destroy());
      answer.once('close', () => passed.destroy());
      asked.pipe(passed);
    });
  });
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
