// One open stream. It keeps the socket and lets go of everything else that the request needed (Fastify's request and
// reply, its logger, both sides' headers), because a node holds thousands of streams for minutes.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A client that does not read is gone, or will refetch everything. */
const unreadMaxBytes = 64_000;
/** How long the end may take to arrive before the connection is cut. */
const endMaxMs = 5_000;

export type Stream = { send(text: string): void; end(): void; readonly expiresAtMs: number };

/** Sends the head of the response and takes the socket over from the HTTP server. */
export function takeSocket(request: IncomingMessage, response: ServerResponse): Socket {
  response.flushHeaders();
  const { socket } = request;
  response.detachSocket(socket);
  request.rawHeaders.length = 0;
  request.headers = {};
  // The client has nothing more to say here. Another request would be answered in the middle of the stream.
  socket.removeAllListeners('data').on('data', () => socket.destroy());
  // Writing to a client that has just left is not an error.
  return socket.on('error', () => {});
}

/** A class, so that a stream is three fields: closures would cost several times as much memory. */
export class SocketStream implements Stream {
  readonly #socket: Socket;
  /** False for HTTP/1.0, which some proxies speak. */
  readonly #isChunked: boolean;
  readonly expiresAtMs: number;

  constructor(socket: Socket, isChunked: boolean, expiresAtMs: number) {
    this.#socket = socket;
    this.#isChunked = isChunked;
    this.expiresAtMs = expiresAtMs;
  }

  send(text: string): void {
    const socket = this.#socket;
    if (socket.writableEnded) return;
    if (socket.writableLength > unreadMaxBytes) socket.destroy();
    else socket.write(this.#isChunked ? `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n` : text);
  }

  end(): void {
    const socket = this.#socket;
    if (socket.writableEnded) return;
    socket.end(this.#isChunked ? '0\r\n\r\n' : '');
    setTimeout(() => socket.destroy(), endMaxMs).unref();
  }
}
