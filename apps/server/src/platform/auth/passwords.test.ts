import { argon2Sync } from 'node:crypto';
import { hashSeedPassword, seedPassword } from '@questline/db/seed/password.ts';
import { describe, expect, test } from 'vitest';
import { createSemaphore } from '../limits/semaphore.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

describe('hashes', () => {
  test('are argon2id in PHC format, with a new salt each time', async () => {
    const [one, other] = await Promise.all([passwords.hash('river-otter'), passwords.hash('river-otter')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
  });

  test('match the reference implementation of argon2id', async () => {
    const [, , , , salt, hash] = (await passwords.hash('river-otter')).split('$');
    const nodes = argon2Sync('argon2id', {
      message: 'river-otter',
      nonce: Buffer.from(salt!, 'base64'),
      memory: 19_456,
      passes: 2,
      parallelism: 1,
      tagLength: 32,
    });
    expect(Buffer.from(hash!, 'base64').equals(nodes)).toBe(true);
    expect(await passwords.verify(seedPassword, hashSeedPassword())).toBe(true);
  });

  test('verify only their own password', async () => {
    const hash = await passwords.hash('river-otter');
    expect(await passwords.verify('river-otter', hash)).toBe(true);
    expect(await passwords.verify('river-ottes', hash)).toBe(false);
    expect(await passwords.verify('', hash)).toBe(false);
  });

  test('verify regardless of Unicode normalization', async () => {
    expect(await passwords.verify('cafe\u0301-au-lait', await passwords.hash('caf\u00e9-au-lait'))).toBe(
      true,
    );
  });

  test.each([undefined, '', '-', 'river-otter'])('%j is not a hash and never verifies', async (stored) => {
    expect(await passwords.verify('river-otter', stored)).toBe(false);
  });
});

describe('concurrency', () => {
  const open = () => {
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => ends.push(resolve));
    return { ends, work };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('runs a limited number at a time and starts the next when one ends', async () => {
    const { ends, work } = open();
    const limited = createSemaphore(2, 10);
    const all = [limited(work), limited(work), limited(work)];
    await settled();
    expect(ends).toHaveLength(2);
    ends[0]!();
    await settled();
    expect(ends).toHaveLength(3);
    ends[1]!();
    ends[2]!();
    await Promise.all(all);
  });

  test('refuses immediately when the queue is full', async () => {
    const { ends, work } = open();
    const limited = createSemaphore(1, 1);
    const [first, second] = [limited(work), limited(work)];
    await expect(limited(work)).rejects.toThrow('unavailable');
    ends[0]!();
    await settled();
    ends[1]!();
    await Promise.all([first, second]);
    expect(await limited(async () => 'free again')).toBe('free again');
  });

  test('a failed job frees its slot', async () => {
    const limited = createSemaphore(1, 5);
    const fail = () => Promise.reject(new Error('no'));
    await expect(Promise.all([limited(fail), limited(fail)])).rejects.toThrow('no');
    expect(await limited(async () => 'next')).toBe('next');
  });
});
