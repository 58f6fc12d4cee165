// Responds to requests that are not valid HTTP or never arrive in full. There is no request object yet, so the
// response is written by hand.
import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { problem } from './http-errors.ts';

type BrokenRequest = Error & { code?: string };
/** Node keeps the response in progress here, and checks it for its own answer to such requests. */
type Connection = Socket & { _httpMessage?: { headersSent: boolean } | null };

const statusLines: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

export function answerBrokenRequest(
  error: BrokenRequest,
  socket: Connection,
  headers: Record<string, string>,
) {
  // If part of a response was already sent, nothing useful can follow.
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const id = randomUUID();
  const body = JSON.stringify(problem('invalid_input', id));
  const lines = Object.entries({
    ...headers,
    'x-request-id': id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    `HTTP/1.1 ${statusLines[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  );
}
