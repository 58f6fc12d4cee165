import { limits } from '@questline/contract/plain';

/** The years to choose from, newest first, without a hint about any age. */
export const birthYears = () =>
  Array.from({ length: limits.birthYearsShown }, (_, i) => new Date().getFullYear() - i);
