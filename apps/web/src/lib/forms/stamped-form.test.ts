import { ApiError } from '@questline/contract/client';
import { expect, test, vi } from 'vitest';
import { createStampedForm } from './stamped-form.ts';

function set(answers: (number | 'fails')[]) {
  let time = 0;
  let asked = 0;
  const waits: number[] = [];
  const posted: string[] = [];
  const form = createStampedForm({
    ask: async () => {
      const answer = answers[asked++];
      if (typeof answer !== 'number') throw new ApiError({ code: 'unavailable' });
      return { stamp: `stamp ${asked}`, usable_in_ms: answer };
    },
    now: () => time,
    wait: async (ms) => {
      waits.push(ms);
      time += ms;
    },
  });
  const post = vi.fn<(stamp: string) => Promise<void>>(async (stamp) => void posted.push(stamp));
  return { form, post, posted, waits, asked: () => asked, pass: (ms: number) => (time += ms) };
}
const settled = () => new Promise((done) => setTimeout(done));

test('waits for the remaining time only', async () => {
  const { form, post, waits, posted, pass } = set([2_000]);
  form.begin();
  await settled();
  pass(1_500);
  await form.send(post);
  expect(waits).toEqual([500]);
  expect(posted).toEqual(['stamp 1']);
});

test('does not wait if enough time has passed', async () => {
  const { form, post, waits, pass } = set([2_000]);
  form.begin();
  await settled();
  pass(9_000);
  await form.send(post);
  expect(waits).toEqual([]);
});

test('requests a stamp once while someone types, and a new one after it was used', async () => {
  const { form, post, asked, posted } = set([0, 0]);
  form.begin();
  form.begin();
  await form.send(post);
  expect(asked()).toBe(1);
  form.begin();
  await form.send(post);
  expect(posted).toEqual(['stamp 1', 'stamp 2']);
});

test('requests a missing stamp when it is needed', async () => {
  const { form, post, posted } = set(['fails', 0]);
  form.begin();
  await settled();
  await form.send(post);
  expect(posted).toEqual(['stamp 2']);
});

test('retries a failed stamp once, then reports the failure', async () => {
  const { form, post, asked } = set(['fails', 'fails']);
  form.begin();
  await expect(form.send(post)).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked()).toBe(2);
  expect(post).not.toHaveBeenCalled();
});

test('replaces a refused stamp once, silently', async () => {
  const { form, post, posted, waits } = set([0, 2_000]);
  post.mockRejectedValueOnce(new ApiError({ code: 'stamp_refused' }));
  await form.send(post);
  expect(posted).toEqual(['stamp 2']);
  expect(waits).toEqual([2_000]);
});

test('fails if a stamp is refused twice', async () => {
  const { form, post } = set([0, 0]);
  post.mockRejectedValue(new ApiError({ code: 'stamp_refused' }));
  await expect(form.send(post)).rejects.toMatchObject({ code: 'stamp_refused' });
  expect(post).toHaveBeenCalledTimes(2);
});

test.each(['invalid_input', 'timeout', 'unavailable'] as const)('keeps the stamp after %s', async (code) => {
  const { form, post, posted, asked } = set([0]);
  post.mockRejectedValueOnce(new ApiError({ code }));
  await expect(form.send(post)).rejects.toMatchObject({ code });
  await form.send(post);
  expect(posted).toEqual(['stamp 1']);
  expect(asked()).toBe(1);
});
