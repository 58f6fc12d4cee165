// One request over a kept connection. Never fails: status 0 means that no answer arrived. Loopback only.
import { Agent, request } from 'node:http';

export type Ask = {
  method: string;
  path: string;
  token?: string | undefined;
  body?: object;
  /** Which site the browser is on. In production, requests that change something must say it. */
  origin?: string;
};
export type Answer = { status: number; ms: number; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

export const send = (to: string, { method, path, token, body, origin }: Ask): Promise<Answer> =>
  new Promise((done) => {
    const from = performance.now();
    const finish = (status: number, text: string) =>
      done({ status, ms: performance.now() - from, body: text });
    const text = body && JSON.stringify(body);
    const part = () => Math.floor(Math.random() * 256);
    request(new URL(path, to), {
      agent,
      method,
      timeout: 10_000,
      headers: {
        // Limits per network don't apply to the load as a whole.
        'x-forwarded-for': `10.${part()}.${part()}.1`,
        ...(origin && { origin }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    })
      .on('response', (answer) => {
        let received = '';
        answer
          .setEncoding('utf8')
          .on('data', (more: string) => (received += more))
          .on('end', () => finish(answer.statusCode!, received));
      })
      .on('timeout', function (this: { destroy(error: Error): void }) {
        this.destroy(new Error('no answer'));
      })
      .on('error', (error) => finish(0, error.message))
      .end(text);
  });
