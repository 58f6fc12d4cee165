// Refuses requests that aren't answered in time. One timer looks at all of them: Fastify's handlerTimeout costs 40 µs per
// request (a timer, and an AbortController that always aborts), and it stops as soon as a body has been read.
import type { FastifyReply } from 'fastify';
import { refuse } from './http-errors.ts';

export function createResponseDeadline(maxMs: number) {
  /** Since when each one runs, the oldest first. */
  const running = new Map<FastifyReply, number>();

  const timer = setInterval(
    () => {
      const before = performance.now() - maxMs;
      for (const [reply, since] of running) {
        if (since > before) return;
        running.delete(reply);
        // A response that has begun may take as long as the network does.
        if (!reply.sent && !reply.raw.headersSent) refuse(reply, 'unavailable');
      }
    },
    Math.min(100, maxMs / 3),
  ).unref();

  return {
    /** Starts over if it is already running. */
    start(reply: FastifyReply): void {
      running.delete(reply);
      running.set(reply, performance.now());
    },
    end: (reply: FastifyReply): void => void running.delete(reply),
    close: () => clearInterval(timer),
  };
}
