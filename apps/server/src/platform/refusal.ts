// The only error thrown on purpose. Its code determines the status and text (contract/src/http/errors.ts).
import { errors, type ErrorBody, type ErrorCode } from '@questline/contract';

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: ErrorBody['fields'];
  /** The current state, if someone else has decided it since. */
  readonly state: ErrorBody['state'];
  constructor(code: ErrorCode, options: Pick<ErrorBody, 'fields' | 'state'> & { cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.state = options.state;
  }
}

export const isErrorCode = (word: string): word is ErrorCode => Object.hasOwn(errors, word);
