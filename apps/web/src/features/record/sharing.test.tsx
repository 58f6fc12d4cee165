// @vitest-environment jsdom
import type { MyRecord } from '@questline/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, linesOf, ok, refused } from '../../lib/network.fixture.ts';
import { currentToasts } from '../../ui/overlays/toast-store.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForStudent } from '../render.fixture.tsx';
import { anEntry, aPage } from './record.fixture.ts';
import { MyRecordView } from './record.tsx';
import { SharedRecordPage } from './shared-record.tsx';
import { refusalInWords } from './verify-words.ts';

useDom();
afterEach(() => vi.unstubAllGlobals());

const link = '9fW3kQ7aLm2Zr8TtVx4YpB';
const draw = () =>
  drawForStudent(
    <MyRecordView
      firstName="Maya"
      link={({ initiative }) => initiative.name}
      continueLink={() => 'Continue'}
      browse="Browse initiatives"
    />,
  );
const record = (more: Partial<MyRecord> = {}): MyRecord => ({
  page: aPage(),
  entries: [anEntry()],
  in_progress: [],
  ...more,
});
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

test('is private at first, and one switch away from a page with a link and a QR code', async () => {
  const sent = answer({ 'GET /api/record': ok(record()), 'PUT /api/record/page': ok(aPage({ link })) });
  await draw();
  expect(await screen.findByText('Off. Only you see your record.')).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Revisions' })).toBeNull();
  answer({
    'GET /api/record': ok(record({ page: aPage({ link }) })),
    'PUT /api/record/page': ok(aPage({ link })),
  });
  await userEvent.click(screen.getByRole('switch', { name: 'Public page' }));
  expect(await screen.findByRole('img', { name: 'QR code of your public page' })).toBeVisible();
  expect(screen.getByText(/Nothing is on it yet/)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Revisions' })).not.toBeChecked();
  expect(linesOf(sent)).toContain('GET /api/record');
});

test('a choice that could not be saved is taken back', async () => {
  answer({
    'GET /api/record': ok(record({ page: aPage({ link }) })),
    'PUT /api/record/page': refused(500, 'unexpected'),
  });
  await draw();
  const fullName = await screen.findByRole('switch', { name: /^Full name/ });
  await userEvent.click(fullName);
  await waitFor(() => expect(currentToasts()[0]?.title).toBe("That didn't work"));
  expect(fullName).not.toBeChecked();
});

test('a certificate is made, downloaded, checked and withdrawn', async () => {
  const entry = anEntry();
  const credential = { code: '7KQ2M9XD4TRAHW6V', issued_at: '2026-11-01T12:00:00Z' };
  const path = `/api/record/entries/${entry.id}/credential`;
  answer({ 'GET /api/record': ok(record()), [`POST ${path}`]: ok(credential) });
  await draw();
  await screen.findByText('One trail finished, Maya');
  answer({
    'GET /api/record': ok(record({ entries: [{ ...entry, credential }] })),
    [`POST ${path}`]: ok(credential),
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await press(/^Get certificate/);
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  click.mockRestore();
  expect(await screen.findByRole('link', { name: /^Get certificate/ })).toHaveAttribute(
    'href',
    '/certificates/7KQ2M9XD4TRAHW6V.pdf',
  );
  expect(screen.getByRole('link', { name: /^Verify page/ })).toHaveAttribute(
    'href',
    '/verify/7KQ2-M9XD-4TRA-HW6V',
  );
  answer({ 'GET /api/record': ok(record()), [`DELETE ${path}`]: { status: 204 } });
  await press(/^More for/);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Withdraw certificate and badge' }));
  await press('Withdraw');
  expect(await screen.findByRole('button', { name: /^Get certificate/ })).toBeVisible();
});

test('a stranger sees what the student chose', async () => {
  const code = '7KQ2M9XD4TRAHW6V';
  const { id: _, ...entry } = anEntry({ closing_words: { text: 'Asks first.', by: 'Rosa Diaz' } });
  answer({
    [`GET /api/shared-records/${link}`]: ok({
      holder: 'Maya',
      entries: [{ ...entry, code, started_at: null, finished_at: null, minutes: null }],
    }),
  });
  await drawForStudent(<SharedRecordPage link={link} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Maya' })).toBeVisible();
  expect(screen.getByText('“Asks first.”')).toBeVisible();
  expect(screen.queryByText(/2026/)).toBeNull();
  expect(screen.getByRole('link', { name: /^Check the certificate/ })).toHaveAttribute(
    'href',
    '/verify/7KQ2-M9XD-4TRA-HW6V',
  );
});

test('a link that no longer works says so, and nothing about the student', async () => {
  answer({ [`GET /api/shared-records/${link}`]: refused(404, 'not_found') });
  await drawForStudent(<SharedRecordPage link={link} />);
  expect(await screen.findByText("This page isn't available")).toBeVisible();
});

test.each([
  [
    { state: 'withdrawn', withdrawn_at: '2026-11-05T12:00:00Z' },
    'Withdrawn',
    /The student withdrew it on November 5/,
  ],
  [{ state: 'unavailable' }, 'Not available', /isn't open at the moment/],
  [{ state: 'unknown' }, 'Not found', /No certificate has this record ID/],
  [{ state: 'refused', reason: 'signature' }, 'Not valid', /changed after it was signed/],
] as const)('a check that fails says why: %j', (checked, stamp, text) => {
  const refusal = refusalInWords(checked);
  expect(refusal.stamp).toBe(stamp);
  expect(refusal.text).toMatch(text);
});
