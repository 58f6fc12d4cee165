// The only error thrown on purpose. Its code determines the status and text (contract/src/http/errors.ts).
import { errors, type ErrorBody, type ErrorCode } from '@questline/contract';

export type RefusalDetails = {
  [Part in 'fields' | 'state' | 'first' | 'found']?: ErrorBody[Part] | undefined;
};

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: ErrorBody['fields'];
  /** The current state, if someone else has decided it since. */
  readonly state: ErrorBody['state'];
  readonly first: ErrorBody['first'];
  readonly found: ErrorBody['found'];
  /** When to try again, if that is known. */
  readonly retryAfterSeconds: number | undefined;
  constructor(
    code: ErrorCode,
    options: RefusalDetails & { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.fields = options.fields;
    this.state = options.state;
    this.first = options.first;
    this.found = options.found;
  }
}

export const isErrorCode = (word: string): word is ErrorCode => Object.hasOwn(errors, word);
