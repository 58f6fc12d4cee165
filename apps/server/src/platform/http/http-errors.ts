// Turns anything thrown into { code, text, fields?, request_id } with the status from the contract. Nothing else of
// an error is sent: no message, no SQL, no stack.
import { errors, type ErrorBody, type ErrorCode } from '@questline/contract';
import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { Refusal, type RefusalDetails } from '../refusal.ts';
import { unstorable } from '../database/storable-text.ts';

// Messages for invalid fields. The contract has none, so that browsers don't load them.
z.config(z.locales.en());

const fieldsMax = 20;

/** Parses one part of a request. An id that cannot exist is unknown, hence 404. */
export const parser: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  const shape = schema as z.ZodMiniType;
  const part = httpPart === 'querystring' ? 'query' : httpPart;
  return (value) => {
    const problem = part === 'body' ? undefined : problemIn(value);
    if (problem && part === 'query')
      return { error: new Refusal('invalid_input', { fields: { query: problem } }) };
    if (problem) return { error: new Refusal('not_found') };
    const parsed = shape.safeParse(value);
    if (parsed.success) return { value: parsed.data };
    if (part === 'params') return { error: new Refusal('not_found') };
    const issues = parsed.error.issues.slice(0, fieldsMax);
    const fields = Object.fromEntries(
      issues.map((issue) => [[part, ...issue.path].join('.'), issue.message]),
    );
    return { error: new Refusal('invalid_input', { fields }) };
  };
};

/** Checks values of a path or query; JSON bodies are checked when they are parsed. */
const problemIn = (values: object) =>
  Object.values(values)
    .flat()
    .map((text) => unstorable(String(text)))
    .find(Boolean);

const byStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  404: 'not_found',
  408: 'invalid_input',
  413: 'too_large',
  414: 'not_found',
  415: 'invalid_input',
  503: 'unavailable',
};

/** Randomized so that clients don't all return at the same time. */
const retryAfterSeconds = (code: ErrorCode) =>
  code === 'unavailable' ? 1 + Math.floor(Math.random() * 3) : code === 'too_many_requests' ? 60 : undefined;

export const problem = (
  code: ErrorCode,
  requestId: string,
  { fields, state, first, found }: RefusalDetails = {},
): ErrorBody => ({
  code,
  text: errors[code].text,
  ...(fields && { fields }),
  ...(state && { state }),
  ...(first && { first }),
  ...(found && { found }),
  request_id: requestId,
});

type Details = RefusalDetails & { retryAfterSeconds?: number | undefined };

export function refuse(reply: FastifyReply, code: ErrorCode, details?: Details) {
  const retryAfter = details?.retryAfterSeconds ?? retryAfterSeconds(code);
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply
    .code(errors[code].status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem(code, reply.request.id, details));
}

export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const refusal =
    error instanceof Refusal
      ? error
      : new Refusal(byStatus[error.statusCode ?? 500] ?? 'unexpected', { cause: error });
  if (errors[refusal.code].status >= 500 && refusal.code !== 'maintenance')
    request.log.error({ err: refusal, route: request.routeOptions.url }, 'request failed');
  return refuse(reply, refusal.code, refusal);
}
