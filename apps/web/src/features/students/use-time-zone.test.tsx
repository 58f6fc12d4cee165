// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForStudent, said } from '../render.fixture.tsx';
import { useTimeZone } from './use-time-zone.ts';

useDom();
afterEach(() => vi.unstubAllGlobals());

function Zone({ current }: { current?: string }) {
  useTimeZone(current);
  return null;
}
const known = (time_zone: string | null) => ({ 'GET /api/student/time-zone': ok({ time_zone }) });
const path = 'PUT /api/student/time-zone';

test.each([null, 'America/New_York'])('sends the zone of the browser instead of %s, once', async (before) => {
  const sent = answer({ ...known(before), [path]: ok(undefined) });
  await drawForStudent(<Zone current="America/Chicago" />);
  await waitFor(() =>
    expect(sent.find(({ line }) => line === path)?.body).toEqual({ time_zone: 'America/Chicago' }),
  );
  await drawForStudent(<Zone current="America/Chicago" />);
  expect(sent.filter(({ line }) => line === path)).toHaveLength(1);
});

test('sends nothing if the server knows it', async () => {
  const sent = answer(known('America/Chicago'));
  await drawForStudent(<Zone current="America/Chicago" />);
  await waitFor(() => expect(sent.some(({ line }) => line === 'GET /api/student/time-zone')).toBe(true));
  expect(sent.some(({ line }) => line === path)).toBe(false);
});

test('says nothing when it fails', async () => {
  const sent = answer({ ...known(null), [path]: refused(500, 'unexpected') });
  await drawForStudent(<Zone current="America/Chicago" />);
  await waitFor(() => expect(sent.some(({ line }) => line === path)).toBe(true));
  expect(said()[0]).toBeUndefined();
});
