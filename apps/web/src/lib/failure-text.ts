import { ApiError } from '@questline/contract/client';
import { errors } from '@questline/contract/plain';

/** What to tell people about a request that failed. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.text : errors.unexpected.text;
