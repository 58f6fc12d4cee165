// The only error that is thrown on purpose. Its code decides status and words (contract/errors.ts).
import { errors, type ErrorBody, type ErrorCode } from '@questline/contract';

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: ErrorBody['fields'];
  constructor(code: ErrorCode, options: { fields?: ErrorBody['fields']; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
  }
}

export const isErrorCode = (word: string): word is ErrorCode => Object.hasOwn(errors, word);
