// Sends some requests of an operation through the capturing proxy.
import type { BenchEnvironment } from './bench-environment.ts';
import { startCapture, type Captured } from './capture.ts';
import { newIds } from './load.ts';
import type { Request } from './operations.ts';
import { origin, startProductionApi } from './production-api.ts';
import type { Example } from './script.ts';

export const capturedRequests = 200;
const warmUpRequests = 20;

/** What the requests send, and how many statements and round trips that is on average. */
export async function captureExamples({ urlOf }: BenchEnvironment, requests: Request[]) {
  const proxy = await startCapture(Number(new URL(urlOf('app_api')).port));
  const throughProxy = (role: string) => {
    const url = new URL(urlOf(role));
    url.port = `${proxy.port}`;
    return url.href;
  };
  const api = await startProductionApi(throughProxy);
  const examples: Example[] = [];
  const seen: Captured[] = [];
  try {
    for (let n = 0; n < capturedRequests; n++) {
      const request = requests[n % requests.length]!;
      if (n >= requests.length && request.method === 'POST') break;
      const captured = await proxy.during(() => call(api.url, request, n));
      // The first requests also open connections.
      if (n < warmUpRequests) continue;
      seen.push(captured);
      examples.push({ key: request.key, statements: captured.statements });
    }
  } finally {
    await api.kill();
    proxy.close();
  }
  const mean = (count: (one: Captured) => number) =>
    seen.reduce((sum, one) => sum + count(one), 0) / seen.length;
  return {
    examples,
    counts: {
      statements: mean(({ statements }) => statements.length),
      roundTrips: mean(({ roundTrips }) => roundTrips),
    },
  };
}

export async function call(url: string, { method, path, caller, body }: Request, n: number): Promise<void> {
  const response = await fetch(url + path, {
    method,
    headers: {
      origin,
      'x-forwarded-for': `10.1.${n >> 8}.${n % 256}`,
      ...(caller && { authorization: `Bearer ${caller.token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: newIds(body) }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status} ${answer}`);
}

/** The types that PostgreSQL infers for the parameters of a statement. */
export async function parameterTypes({ root }: BenchEnvironment, text: string): Promise<string[]> {
  await root.query(`prepare typed as ${text}`);
  const { rows } = await root.query<{ types: string[] }>(
    `select parameter_types::text[] as types from pg_prepared_statements where name = 'typed'`,
  );
  await root.query('deallocate typed');
  return rows[0]!.types;
}
