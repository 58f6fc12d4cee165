// Times and ids of the seed. Every time is a number of days before the anchor; every id contains its row's time, like
// uuidv7, and is otherwise derived from the row's name, so lists ordered by id are newest first.
import { createHash } from 'node:crypto';

const dayMs = 86_400_000;

export type Clock = {
  anchor: Date;
  /** A number of days before the anchor. The key shifts it by some minutes, so that times look natural. */
  ago(days: number, key: string): Date;
};

const hashOf = (name: string) => createHash('sha256').update(name).digest('hex');

export const startClock = (now: Date): Clock => {
  const anchor = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  return {
    anchor,
    ago(days, key) {
      const spread = parseInt(hashOf(`time:${key}`).slice(0, 8), 16) / 2 ** 32;
      const shiftMs = spread * (days >= 1 ? 25 : 3) * 60_000;
      return new Date(Math.floor(anchor.getTime() - days * dayMs - shiftMs));
    },
  };
};

export function idAt(name: string, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const hash = hashOf(name);
  const variant = (8 + (parseInt(hash.slice(3, 4), 16) % 4)).toString(16);
  const tail = `7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
  return `${time.slice(0, 8)}-${time.slice(8)}-${tail}`;
}

/** A stable name for a stored object that looks random. */
export const keyFor = (name: string): string => hashOf(`object:${name}`).slice(0, 40);
