import { limits } from '@questline/contract/plain';

/** The count of a tab. The server stops counting at 100: "99+". */
export const tabCount = (count: number) =>
  count >= limits.tabCountMax ? `${limits.tabCountMax - 1}+` : count;
