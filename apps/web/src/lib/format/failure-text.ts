import { ApiError } from '@questline/contract/client';
import { errors } from '@questline/contract/plain';

/** What to tell people about a request that failed. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.text : errors.unexpected.text;

/** It is not there, or not for this person: the server tells neither apart. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_found';
