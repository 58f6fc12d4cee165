// The HTTP details a handler may see. Most handlers need none.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './ip-address.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { deviceOf } from './device.ts';

export type HttpCall = {
  /** The network address, only for rate limits: never stored or logged in plain text. */
  address: string;
  /** For example 'Firefox on Windows', at most 200 characters. */
  device: string;
  requestId: string;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: { maxAgeSeconds: number }): void;
  clearCookie(name: string): void;
};

export function httpCall(request: FastifyRequest, reply: FastifyReply, secure: boolean): HttpCall {
  const set = (cookie: string) => void reply.header('set-cookie', cookie);
  return {
    get address() {
      return networkOf(request.ip);
    },
    get device() {
      return deviceOf(request.headers['user-agent']);
    },
    requestId: request.id,
    cookie: (name) => readCookie(request.headers.cookie, name, secure),
    setCookie: (name, value, options) => set(writeCookie(name, value, { ...options, secure })),
    clearCookie: (name) => set(writeCookie(name, '', { maxAgeSeconds: 0, secure })),
  };
}
