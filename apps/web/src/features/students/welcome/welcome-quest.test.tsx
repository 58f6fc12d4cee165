// @vitest-environment jsdom
import type { WelcomeQuest as Quest } from '@questline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { answer, ok, refused } from '../../../lib/network.fixture.ts';
import { drawForStudent, said } from '../../render.fixture.tsx';
import { WelcomeCard } from './welcome-card.tsx';
import { WelcomeQuest } from './welcome-quest.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const read = 'GET /api/student/welcome-quest';
const say = 'PATCH /api/student/welcome-quest';

const quest = (...done: string[]): Quest => {
  const steps = (['profile', 'photo', 'read', 'bookmarks', 'application'] as const).map((step) => ({
    step,
    done: done.includes(step),
  }));
  const completed = done.length === 5;
  return { steps, completed, dismissed: false, shown: !completed, celebrate: completed };
};
const show = () =>
  drawForStudent(
    <WelcomeQuest
      way={(step, label, variant) => <a href={step}>{`${label} (${variant})`}</a>}
      ways={<a href="/feed">Home</a>}
      later={<a href="/feed">Later</a>}
    />,
  );

test('shows the state of all five steps and highlights the next one', async () => {
  answer({ [read]: ok(quest('profile', 'application')) });
  await show();
  const trail = within(await screen.findByRole('list', { name: 'Your first five steps' }));
  const states = trail.getAllByRole('listitem').map((it) => it.dataset['state']);
  expect(states).toEqual(['done', 'current', 'open', 'open', 'done']);
  expect(screen.getByRole('link', { name: 'Add a photo (primary)' })).toBeVisible();
  const progress = within(screen.getByRole('status'));
  expect(progress.getByRole('heading', { name: '2 of 5 done' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Later' })).toBeVisible();
});

test('completes the reading step only after all three cards', async () => {
  const sent = answer({ [read]: ok(quest()), [say]: ok(quest('read')) });
  await show();
  await screen.findByRole('list', { name: 'Your first five steps' });
  await press('Read the cards');
  expect(screen.getByRole('dialog', { name: 'You apply, they reply' })).toBeVisible();
  await press('Next');
  await userEvent.keyboard('{Escape}');
  expect(sent.some(({ line }) => line === say)).toBe(false);
  await press('Read the cards');
  await press('Next');
  await press('Next');
  await press('Got it');
  await waitFor(() => expect(sent.at(-1)).toEqual({ line: say, body: { read: true } }));
  expect(await screen.findByRole('heading', { name: '1 of 5 done' })).toBeVisible();
});

test('celebrates the end once and tells the server', async () => {
  const all = quest('profile', 'photo', 'read', 'bookmarks', 'application');
  const sent = answer({ [read]: ok(all), [say]: ok({ ...all, celebrate: false }) });
  await show();
  expect(await screen.findByRole('heading', { name: 'You did it!' })).toBeVisible();
  await waitFor(() =>
    expect(sent.filter(({ line }) => line === say).map(({ body }) => body)).toEqual([{ celebrated: true }]),
  );
  expect(screen.getByRole('heading', { name: 'You did it!' })).toBeVisible();
});

test('can be hidden and restored', async () => {
  const sent = answer({ [read]: ok(quest()), [say]: ok({ ...quest(), dismissed: true, shown: false }) });
  await show();
  await screen.findByRole('list', { name: 'Your first five steps' });
  await press('Hide these steps from Home');
  expect(await screen.findByRole('button', { name: 'Show these steps on Home' })).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ dismissed: true });
});

test('offers a retry when loading fails and shows a toast when saving fails', async () => {
  answer({ [read]: refused(500, 'unexpected') });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your welcome quest');
  answer({ [read]: ok(quest()), [say]: refused(500, 'unexpected') });
  await press('Retry');
  await screen.findByRole('list', { name: 'Your first five steps' });
  await press('Hide these steps from Home');
  await waitFor(() => expect(said()[0]).toBe("Your change wasn't saved"));
});

test('shows its card on other pages until it is done or hidden', async () => {
  answer({});
  const { unmount } = await drawForStudent(<WelcomeCard quest={quest('profile')} link={null} />);
  expect(screen.getByText('Add a photo')).toBeVisible();
  expect(screen.getByText('1 of 5 done')).toBeVisible();
  unmount();
  await drawForStudent(<WelcomeCard quest={{ ...quest(), dismissed: true, shown: false }} link={null} />);
  expect(screen.queryByText('Welcome quest')).toBeNull();
});
