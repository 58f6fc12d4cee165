// Sends the bytes of a generated request, as they are.
import { Agent, request } from 'node:http';
import type { Answer } from './operations.ts';

export type Sent = { method: string; url: string; headers: Record<string, string>; body: Buffer | undefined };

const agent = new Agent({ keepAlive: true });
const timeoutMs = 20_000;

/** A body that is larger is sent only if the server doesn't refuse it right away: it stops reading after a refusal,
 *  and the answer could be lost while the rest is still being written. */
const sentImmediatelyBytes = 100_000;
const refusalMs = 1_000;

/** Status 0 means that no answer arrived, and the body says why. */
export const send = (origin: string, { method, url, headers, body }: Sent): Promise<Answer> =>
  new Promise((done) => {
    const began = performance.now();
    const finish = (status: number, type: string, text: string) =>
      done({ status, type, body: text, ms: performance.now() - began });
    const { hostname, port } = new URL(origin);
    const sending = request({
      hostname,
      port,
      agent,
      method,
      path: url,
      timeout: timeoutMs,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
    });
    let isAnswered = false;
    sending
      .on('response', (response) => {
        isAnswered = true;
        const type = response.headers['content-type'] ?? '';
        const finishWith = (text: string) => finish(response.statusCode!, type, text);
        // Live updates never end.
        if (type.startsWith('text/event-stream')) {
          finishWith('');
          response.destroy();
          return;
        }
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => finishWith(Buffer.concat(chunks).toString()))
          .on('error', (error) => finish(0, '', `cut off: ${error.message}`));
      })
      .on('timeout', () => sending.destroy(new Error(`no answer after ${timeoutMs} ms`)))
      .on('error', (error) => {
        if (!isAnswered) finish(0, '', error.message);
      });
    if (!body || body.length <= sentImmediatelyBytes) sending.end(body);
    else {
      sending.flushHeaders();
      setTimeout(() => isAnswered || sending.end(body), refusalMs);
    }
  });
