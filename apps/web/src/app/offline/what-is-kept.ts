// Which answers of the server a student's browser keeps, how many and how long.
import { hashKey, type QueryKey } from '@tanstack/react-query';

export const bounds = { answers: 60, characters: 200_000, ageMs: 7 * 86_400_000 };

/** What the student's main pages and the frame around them show. Nothing that is searched for, and no files. */
const kept = [
  ['home'],
  ['applications', 'own'],
  ['applications', 'own-one'],
  ['applications', 'record'],
  ['tasks', 'workspace'],
  ['messages', 'conversations'],
  ['messages', 'conversation'],
  ['messages', 'thread'],
  ['messages', 'unread'],
  ['notifications', 'list'],
  ['notifications', 'unread'],
  ['notifications', 'acceptances'],
  ['guardians', 'paused'],
  ['students', 'own', 'welcome-quest'],
  ['students', 'own', 'time-zone'],
];

export const isKept = (queryKey: QueryKey) =>
  kept.some((start) => hashKey(queryKey.slice(0, start.length)) === hashKey(start));

export const isSmall = (data: unknown) =>
  data !== undefined && JSON.stringify(data).length <= bounds.characters;

export const isFresh = (at: number, now = Date.now()) => at > now - bounds.ageMs;
