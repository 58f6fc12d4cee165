// Checks that an endpoint keeps to its contract: its error codes and the shape of its response. A violation is a bug:
// it fails a test, and in production it is logged while the caller still gets a response.
import type { ErrorCode } from '@questline/contract';
import type { FastifyBaseLogger, onSendAsyncHookHandler } from 'fastify';
import type * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

type Where = { key: string; strict: boolean; log: FastifyBaseLogger };

export function checkRefusal(error: unknown, declared: Set<ErrorCode>, { key, strict, log }: Where): unknown {
  if (!(error instanceof Refusal) || declared.has(error.code)) return error;
  const breach = new Error(`${key} refused with ${error.code}, which it does not declare`, { cause: error });
  if (strict) return breach;
  log.error({ err: breach }, 'endpoint returned an undeclared error');
  return error;
}

/** Checks the response after serialization. */
export const checkAnswer =
  (key: string, status: number, shape: z.ZodMiniType): onSendAsyncHookHandler =>
  async (_, reply, payload) => {
    if (reply.statusCode !== status) return;
    const parsed = shape.safeParse(JSON.parse(payload as string));
    if (!parsed.success)
      throw new Error(`${key} sent a response it does not declare: ${parsed.error.message}`);
  };
