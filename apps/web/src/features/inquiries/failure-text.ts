import { ApiError } from '@questline/contract/client';
import { errors } from '@questline/contract/plain';

export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.text : errors.unexpected.text;
