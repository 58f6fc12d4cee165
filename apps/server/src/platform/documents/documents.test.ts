import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '@questline/contract';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDocuments } from './documents.ts';
import { answerError, refuse } from '../http/http-errors.ts';
import { createMemoryRateLimit } from '../limits/rate-limit-memory.ts';
import { openSample } from '../http/sample.fixture.ts';
import { createLoadShedder } from '../limits/load-shedder.ts';

const id = '0198c0de-7a11-7000-8000-000000000001';
const folder = mkdtempSync(join(tmpdir(), 'questline-documents-'));
const http = Fastify();
const appPaths = pages.filter(({ entry }) => entry === 'app').map(({ path }) => path);
const preloads = Object.fromEntries(
  [...appPaths, 'notFound'].map((page) => [page, [`/assets/${page.replaceAll(/\W/g, '_')}.js`]]),
);
const limit = createMemoryRateLimit(1_000);

beforeAll(() => {
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const html = (name: string) =>
    `<!doctype html><html lang="en"><head><link rel="canonical" href="__ORIGIN__/${name}"><style>p{margin:0}</style></head><body>${name} ${'text '.repeat(300)}</body></html>`;
  for (const name of [
    'index',
    'coming-soon',
    'company/inquiry',
    'terms',
    'privacy',
    'parents',
    'safety',
    'imprint',
    'offline',
    '404',
    'desk',
    'student/auth',
    'company/auth',
  ])
    write(`${name}.html`, html(name));
  write(
    'app.html',
    '<html lang="en"><head><meta property="csp-nonce" nonce="" /></head><div id="root">One moment</div>',
  );
  write('.vite/preloads.json', JSON.stringify(preloads));
  write('assets/app-1a2b.js', 'plain');
  write('assets/app-1a2b.js.br', 'as brotli');
  write('assets/app-1a2b.js.gz', 'as gzip');
  write('assets/reader-1a2b.mjs', 'a worker');
  write('assets/pdfjs-1/wasm/decoder.wasm', 'wasm');
  write('favicon.svg', '<svg/>');
  write('service-worker.js', 'a service worker');
  http.setNotFoundHandler((_, reply) => refuse(reply, 'not_found'));
  http.get('/api/known', () => ({ known: true }));
  http.setErrorHandler(answerError);
  addDocuments(http, { folder, origin: 'https://own.example', limit });
});
afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });

test.each(pages)('$path gets the document of the $entry entry', async ({ path, entry, access }) => {
  const { statusCode, body, headers } = await get(path.replace(/:\w+/, id));
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body.includes('id="root"')).toBe(entry === 'app' && access !== 'auth-page');
});

test('pages behind a link are not indexed, and their previews name nobody', async () => {
  const previews = await Promise.all(
    ['/r/9fW3kQ7aLm2Zr8TtVx4YpB', '/r/another', '/verify/7KQ2-M9XD-4TRA-HW6V'].map((path) => get(path)),
  );
  for (const { headers, body } of previews) {
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('<meta property="og:image" content="https://own.example/social-card.png">');
  }
  const withoutNonce = previews.map(({ body }) => body.replace(/nonce="[^"]+"/, ''));
  expect(withoutNonce[0]).toBe(withoutNonce[1]);
  expect(withoutNonce[2]).toContain('content="Check a certificate on Questline"');
  expect((await get('/feed')).headers).not.toHaveProperty('x-robots-tag');
});

test.each(['/nowhere', '/company', '/feed/more', '/initiative/a%2Fb', '//feed', '/Feed'])(
  '%s gets the 404 document with status 404',
  async (path) => {
    const { statusCode, body, headers } = await get(path);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('404 text');
  },
);

test('a browser with a session gets the app for an unknown path, with status 404', async () => {
  const { statusCode, body } = await get('/nowhere', { cookie: 'theme=dark; __Host-refresh=a.1.b' });
  expect(statusCode).toBe(404);
  expect(body).toContain('id="root"');
  // On https only the cookie with the prefix counts.
  expect((await get('/nowhere', { cookie: 'refresh=a.1.b' })).body).toContain('404 text');
});

test.each(['/api', '/api/', '/api/nothing', '/wp-login.php', '/assets/gone-1234.js', '/assets/../app.html'])(
  '%s never falls back to HTML',
  async (path) => {
    const { statusCode, headers } = await get(path);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  },
);

test.each(['/app.html', '/index.html', '/assets/app-1a2b.js.br'])('%s is not found', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test('the API keeps its own routes', async () => {
  expect((await get('/api/known')).json()).toEqual({ known: true });
});

test("a hashed asset is immutable and uses the browser's preferred compression", async () => {
  const plain = await get('/assets/app-1a2b.js');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(plain.body).toBe('plain');
  const accepting = async (encoding: string) =>
    (await get('/assets/app-1a2b.js', { 'accept-encoding': encoding })).body;
  expect(await accepting('gzip, deflate, br, zstd')).toBe('as brotli');
  expect(await accepting('gzip')).toBe('as gzip');
  expect(await accepting('gzip, br;q=0')).toBe('as gzip');
  expect(await accepting('identity')).toBe('plain');
});

test('an unchanged asset is not sent again', async () => {
  for (const path of ['/favicon.svg', '/assets/app-1a2b.js', '/terms']) {
    const { etag } = (await get(path)).headers;
    expect((await get(path, { 'if-none-match': `W/${String(etag)}` })).statusCode).toBe(304);
    expect((await get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  }
});

test('a public document allows its own style by hash and contains its origin', async () => {
  const { headers, body } = await get('/terms');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(policy).not.toMatch(/unsafe|nonce/);
  expect(body).toContain('href="https://own.example/terms"');
});

test('the app document has a new nonce each time, in its head and in its policy', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { headers, body } = await get('/feed');
      const nonce = /nonce="([^"]+)"/.exec(body)![1]!;
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('pages load from and send to their own origin only', async () => {
  const player = 'https://www.youtube-nocookie.com';
  for (const [path, frames] of [
    ['/', []],
    ['/privacy', []],
    ['/desk', []],
    ['/feed', [player]],
    ['/company-overview', [player]],
  ] as const) {
    const directives = String((await get(path)).headers['content-security-policy']).split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        "media-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
      ]),
    );
    const sources = directives.filter((it) => it.includes('-src ')).flatMap((it) => it.split(' ').slice(1));
    const others = sources.filter((source) => !source.startsWith("'"));
    expect(new Set(others)).toEqual(new Set(['data:', 'blob:', ...frames]));
  }
});

test('only the app document may frame a page, and only the video player', async () => {
  const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy']);
  expect(await policyOf('/company-overview')).toContain('; frame-src https://www.youtube-nocookie.com;');
  for (const path of ['/', '/terms', '/nowhere']) expect(await policyOf(path)).not.toContain('frame-src');
});

test('only the app document may start the PDF worker and the service worker; others allow no trusted type', async () => {
  const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy']);
  expect(await policyOf('/company-active-users')).toMatch(
    /require-trusted-types-for 'script'; trusted-types pdf-worker service-worker$/,
  );
  for (const path of ['/', '/terms', '/nowhere', '/desk'])
    expect(await policyOf(path)).toMatch(/require-trusted-types-for 'script'; trusted-types 'none'$/);
});

test('a worker is a script that may neither use the network nor evaluate text', async () => {
  const { headers } = await get('/assets/reader-1a2b.mjs');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; script-src 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types 'none'",
  });
  const decoder = await get('/assets/pdfjs-1/wasm/decoder.wasm');
  expect(decoder.headers['content-type']).toBe('application/wasm');
  expect(decoder.headers['content-security-policy']).toBeUndefined();
});

test('the service worker is checked for a new release every time, and may only use our network', async () => {
  const { headers } = await get('/service-worker.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  });
  expect(headers).not.toHaveProperty('service-worker-allowed');
});

const preloadsIn = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">/g)].map(([, href]) => href);
const session = { cookie: '__Host-refresh=a.1.b' };

test.each(appPaths.filter((path) => !path.endsWith('/auth')))(
  '%s loads its scripts together with the entry when there is a session',
  async (path) => {
    const { body } = await get(path.replace(/:\w+/, id), session);
    expect(preloadsIn(body)).toEqual(preloads[path]);
  },
);

test('without a session, pages behind sign-in load the scripts of the auth page they redirect to', async () => {
  for (const path of ['/feed', '/company-overview', '/settings'])
    expect(preloadsIn((await get(path)).body)).toEqual(preloads['/student/auth']);
  expect(preloadsIn((await get('/verify-email')).body)).toEqual(preloads['/verify-email']);
});

test('with a session, an auth page loads nothing in advance, and an unknown address the 404 page', async () => {
  expect(preloadsIn((await get('/student/auth', session)).body)).toEqual([]);
  expect(preloadsIn((await get('/nowhere', session)).body)).toEqual(preloads['notFound']);
});

test('the desk has a strict policy: no nonce, no frames, nothing from elsewhere', async () => {
  for (const path of ['/desk', '/desk/set-up', '/desk/']) {
    const { statusCode, body, headers } = await get(path, session);
    expect([statusCode, body.includes('desk text')]).toEqual([200, true]);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|nonce|frame-src|https:/);
  }
  expect((await get('/desk/other')).statusCode).toBe(404);
});

test('a build that lists no scripts for a page is refused at startup', () => {
  const { '/feed': _, ...incomplete } = preloads;
  writeFileSync(join(folder, '.vite/preloads.json'), JSON.stringify(incomplete));
  expect(() => addDocuments(Fastify(), { folder, origin: 'https://own.example', limit })).toThrow(
    "The build doesn't list the scripts of /feed",
  );
  writeFileSync(join(folder, '.vite/preloads.json'), JSON.stringify(preloads));
});

test('documents are compressed and complete', async () => {
  const plain = (await get('/terms')).body;
  const br = await get('/terms', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
  const gzip = await get('/terms', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
});

test('the app document, which is never the same twice, is small and uncompressed', async () => {
  const { headers, rawPayload } = await get('/feed', { 'accept-encoding': 'br, gzip' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(rawPayload.toString()).toContain('id="root"');
});

test('a visitor gets a sign-in page without the app, under the policy of the public pages', async () => {
  for (const path of ['/student/auth', '/student/auth/?returnTo=/feed']) {
    const { body, headers } = await get(path);
    expect(body).toContain('<body>student/auth text');
    expect(headers['content-security-policy']).toBe((await get('/terms')).headers['content-security-policy']);
  }
  expect((await get('/company/auth')).body).toContain('<body>company/auth text');
});

test('people with a session or an invitation get the app on a sign-in page', async () => {
  const invited = await get('/student/auth?invitation=abc');
  expect(invited.body).toContain('One moment');
  expect(preloadsIn(invited.body)).toEqual(preloads['/student/auth']);
  for (const path of ['/student/auth', '/company/auth?returnTo=/feed'])
    expect((await get(path, session)).body).toContain('One moment');
});

test('a network that floods documents is refused; their files are not counted', async () => {
  const flooded = Fastify();
  flooded.setErrorHandler(answerError);
  addDocuments(flooded, { folder, origin: 'https://own.example', limit: createMemoryRateLimit(2) });
  const from = (remoteAddress: string, url: string) =>
    flooded.inject({ url, remoteAddress }).then(({ statusCode }) => statusCode);
  for (const url of ['/assets/app-1a2b.js', '/assets/app-1a2b.js', '/favicon.svg'])
    expect(await from('203.0.113.7', url)).toBe(200);
  expect(await from('203.0.113.7', '/feed')).toBe(200);
  expect(await from('203.0.113.7', '/nowhere')).toBe(404);
  for (const url of ['/feed', '/nowhere', '/terms', '/wp-login.php'])
    expect(await from('203.0.113.7', url)).toBe(429);
  expect(await from('203.0.113.8', '/feed')).toBe(200);
  await flooded.close();
});

test('a full node still serves documents and logs each without its path; files are not logged', async () => {
  const app = await openSample({
    server: { loadShedder: createLoadShedder({ inFlightMax: 0 }) },
    routes: (server) => addDocuments(server, { folder, origin: 'https://own.example', limit }),
  });
  expect((await fetch(`${app.url}/api/initiatives`)).status).toBe(503);
  expect((await fetch(`${app.url}/assets/app-1a2b.js`)).status).toBe(200);
  expect((await fetch(`${app.url}/verify-email?token=secret`)).status).toBe(200);
  const answered = () =>
    app.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request completed');
  await expect.poll(answered).toMatchObject([{ method: 'GET', route: '/*', status: 200 }]);
  expect(app.lines.join()).not.toMatch(/secret|verify-email/);
});

test.each([
  ['theme=dark', 'data-theme="dark"'],
  ['a=b; theme=light; c=d', 'data-theme="light"'],
])('the cookie %j is written into documents', async (cookie, attribute) => {
  for (const path of ['/', '/feed', '/nowhere'])
    expect((await get(path, { cookie })).body).toContain(attribute);
});

test.each(['theme=system', 'theme="><script>', 'nottheme=dark'])('ignores the cookie %j', async (cookie) => {
  for (const path of ['/', '/feed']) expect((await get(path, { cookie })).body).not.toContain('data-theme');
});

test('HEAD gets the same response as GET, without the body', async () => {
  const { statusCode, body, headers } = await http.inject({ method: 'HEAD', url: '/terms' });
  expect([statusCode, body]).toEqual([200, '']);
  expect(headers['content-security-policy']).toBeTruthy();
});

test('only a deployment with diagnostics enabled passes that to the app', async () => {
  const curious = Fastify();
  addDocuments(curious, { folder, origin: 'https://own.example', limit, diagnostics: true });
  expect((await curious.inject('/feed')).body).toContain('<html data-diagnostics lang="en">');
  expect((await curious.inject('/')).body).not.toContain('data-diagnostics');
  expect((await get('/feed')).body).not.toContain('data-diagnostics');
  await curious.close();
});
