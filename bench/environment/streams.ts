// Browsers on the live stream, as bare sockets: thousands of them cost this process little.
import { connect, type Socket } from 'node:net';
import { pause } from '../../apps/server/src/platform/process/pause.ts';
import type { Participant } from './environment.ts';

/** As in apps/web/src/lib/live/live-retries.ts. */
const retries = { minMs: 1_000, firstMaxMs: 3_000, maxMs: 30_000 };

export type Browser = { close(): void; onEvent?: (text: string) => void };

/** Exits with advice if this process and the API can't open so many connections. */
export function requireOpenFiles(connections: number) {
  const { userLimits } = process.report.getReport() as { userLimits: { open_files: { hard: string } } };
  // Node raises its own limit to the hard one.
  const { hard } = userLimits.open_files;
  const needed = connections + 1_000;
  if (hard === 'unlimited' || Number(hard) >= needed) return;
  console.error(
    `This needs ${needed} open files per process; the limit is ${hard}. Run: ulimit -n ${needed}`,
  );
  process.exit(1);
}

export function openBrowsers(origin: string) {
  const { hostname, port } = new URL(origin);
  const stats = { open: 0, refused: 0 };

  /** Resolves when the stream ends or is refused. */
  const readStream = (
    { token }: Participant,
    n: number,
    browser: Browser & { socket?: Socket },
    onReady: () => void,
  ) =>
    new Promise<void>((ended) => {
      const socket = connect(Number(port), hostname);
      browser.socket = socket;
      let isOpen = false;
      socket.setEncoding('utf8').on('error', () => {});
      socket.on('data', (text: string) => {
        if (text.includes('event: ready')) {
          isOpen = true;
          stats.open++;
          onReady();
        } else if (text.startsWith('HTTP/1.1 5')) {
          stats.refused++;
          socket.destroy();
        }
        browser.onEvent?.(text);
      });
      socket.on('close', () => {
        if (isOpen) stats.open--;
        ended();
      });
      // Each from its own network address, as behind a proxy.
      socket.write(
        `GET /api/live HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n` +
          `x-forwarded-for: 10.1.${n >> 8}.${n & 255}\r\n\r\n`,
      );
    });

  return {
    stats,
    /** Resolves when the stream is open. It is reopened like a browser does until it is closed. */
    open: (person: Participant, n: number): Promise<Browser> =>
      new Promise((opened) => {
        const over = new AbortController();
        const browser: Browser & { socket?: Socket } = {
          close() {
            over.abort();
            browser.socket?.destroy();
          },
        };
        void (async () => {
          for (let failures = 1; !over.signal.aborted; failures++) {
            await readStream(person, n, browser, () => {
              failures = 0;
              opened(browser);
            });
            const max = Math.min(retries.maxMs, retries.firstMaxMs * 2 ** Math.max(0, failures - 1));
            await pause(retries.minMs + Math.random() * (max - retries.minMs), over.signal);
          }
        })();
      }),
  };
}
