// A server in front of an API whose connection can be cut, and that can bring out the next release of the web app: the same
// files under new names, as if every one of them had changed.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { freePort } from '@questline/db/free-port.ts';
import { startProcess } from '../environment/processes.ts';
import { test as base } from './fixtures.ts';

const root = join(import.meta.dirname, '../..');
const ending = '-next.js';

type Site = {
  /** From now on, the server has only the next release. `document.documentElement.dataset.release` says so. */
  release(): void;
  /** Nobody answers at the address of the server. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
};

async function startProxy(port: number, target: number) {
  const scripts = readdirSync(join(root, 'apps/web/dist/assets')).filter((file) => file.endsWith('.js'));
  const names = new RegExp(`(${scripts.map((file) => file.replace(/\.js$/, '')).join('|')})\\.js`, 'g');
  let released = false;

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method, url = '', headers } = incoming;
    const isScript = /^\/assets\/.*\.js$/.test(url);
    if (released && isScript && !url.endsWith(ending)) return outgoing.writeHead(404).end();
    const path = released ? url.replace(ending, '.js') : url;
    // The API would say that nothing has changed.
    if (released) delete headers['if-none-match'];
    const forwarded = request({
      host: 'localhost',
      port: target,
      method,
      path,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.once('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
    const [response] = (await once(forwarded, 'response')) as [IncomingMessage];
    if (!released || !/html|javascript/.test(response.headers['content-type'] ?? '')) {
      outgoing.writeHead(response.statusCode!, response.rawHeaders);
      return pipeline(response, outgoing);
    }
    const text = (await buffer(response))
      .toString()
      .replaceAll(names, `$1${ending}`)
      // Of the service worker.
      .replace(/(version:[`'"])/, '$1next-');
    const { 'content-length': _, etag: __, ...kept } = response.headers;
    outgoing.writeHead(response.statusCode!, kept);
    return outgoing.end(
      /\/app-[\w-]+-next\.js$/.test(url) ? `${text};document.documentElement.dataset.release='next'` : text,
    );
  }

  let server: Server;
  const site = {
    release: () => (released = true),
    async goDown() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    async comeBack() {
      server = createServer(
        (incoming, outgoing) => void forward(incoming, outgoing).catch(() => outgoing.destroy()),
      ).listen(port);
      await once(server, 'listening');
    },
  };
  await site.comeBack();
  return site;
}

/** Journeys in which the service worker runs, and the server can go down and be replaced. */
export const test = base.extend<{ site: Site; own: { origin: string; site: Site } }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  own: async ({}, use) => {
    const [port, target, metrics] = await Promise.all(Array.from({ length: 3 }, freePort));
    const origin = `http://localhost:${port}`;
    const api = await startProcess({
      name: 'api',
      args: [join(root, 'apps/server/src/api.ts')],
      env: {
        ...(JSON.parse(process.env['JOURNEY_API_SETTINGS']!) as Record<string, string>),
        ORIGIN: origin,
        PORT: String(target),
        METRICS_PORT: String(metrics),
      },
      ready: /listening/,
      logFile: join(root, `.data/journeys/api-${target}.log`),
    });
    const site = await startProxy(port!, target!);
    const usual = process.env['JOURNEY_ORIGIN']!;
    process.env['JOURNEY_ORIGIN'] = origin;
    await use({ origin, site });
    process.env['JOURNEY_ORIGIN'] = usual;
    await site.goDown();
    await api.stop();
  },
  baseURL: async ({ own }, use) => use(own.origin),
  site: async ({ own }, use) => use(own.site),
});
