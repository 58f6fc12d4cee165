import { ApiError } from '@questline/contract/client';
import { errors } from '@questline/contract/plain';

export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.text : errors.unexpected.text;

/** It doesn't exist or isn't visible to this person. The server doesn't tell them apart. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_found';
