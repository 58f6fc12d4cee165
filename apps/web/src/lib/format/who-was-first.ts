import type { First } from '@questline/contract';
import { firstName } from '@questline/contract/plain';
import { timeAgo } from './time-ago.ts';

/** "Dana accepted this 2 mins ago", where `did` is "accepted this". */
export const whoWasFirst = ({ by, at }: First, did: string) =>
  `${by ? firstName(by.name) : 'You'} ${did} ${timeAgo(at)}`;
