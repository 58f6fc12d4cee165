import { expect, test } from 'vitest';
import { ApiError, codeOfStatus } from './api-error.ts';
import { errorCodes, errors } from './errors.ts';

test.each(errorCodes)('%s has a 4xx or 5xx status and a text', (code) => {
  const { status, text } = errors[code];
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(text).toMatch(/^[A-Z].{10,80}$/);
  expect(new ApiError({ code })).toMatchObject({ code, status, text, fields: {} });
});

test.each([
  [400, 'invalid_input'],
  [401, 'not_signed_in'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'conflict'],
  [418, 'unexpected'],
  [500, 'unexpected'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'timeout'],
] as const)('status %i without a body means %s', (status, code) => {
  expect(codeOfStatus(status)).toBe(code);
});
