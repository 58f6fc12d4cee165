// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { byDana, answer, ok, refused } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { drawForCompany, said } from '../../render.fixture.tsx';
import {
  decided,
  maya,
  list,
  all,
  count,
  acceptance,
  page,
  Inbox,
  profile,
  waiting,
  card,
  press,
  fact,
} from './received.fixture.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

beforeEach(() => profile.mockClear());

describe('the card', () => {
  test('shows the student, the initiative, the waiting time, why they fit, and their note', async () => {
    waiting();
    await drawForCompany(<Inbox />);
    const it = await card('Maya Torres');
    expect(it).toHaveTextContent('Taste survey');
    expect(fact(it, 'School')).toHaveTextContent('Not shared yet');
    expect(fact(it, 'Grade')).toHaveTextContent('11');
    expect(fact(it, 'Experience')).toHaveTextContent('Beginner');
    expect(fact(it, 'Availability')).toHaveTextContent('4 hours/week');
    expect(fact(it, 'Applied')).toHaveTextContent('2 days ago');
    expect(within(it).getByText('Pending')).toBeVisible();
    expect(it).toHaveTextContent('Waiting for 2 days');
    expect(it).toHaveTextContent('I live next door');
    const reasons = within(it).getByRole('list', { name: 'Why they fit' });
    expect(within(reasons).getAllByRole('listitem')).toHaveLength(2);
    expect(within(it).queryByRole('link', { name: 'Message Maya Torres' })).toBeNull();
    await press('View Profile of Maya Torres');
    expect(profile).toHaveBeenCalledWith(maya);
  });

  test.each([
    ['accepted', 'Not specified'],
    ['rejected', 'Not shared'],
  ] as const)('without a school, an %s application says “%s”', async (status, words) => {
    answer({ [all]: page(decided(maya, status)), [count]: ok({ pending: 0 }) });
    await drawForCompany(<Inbox first="all" />);
    expect(fact(await card('Maya Torres'), 'School')).toHaveTextContent(words);
  });

  test('shows status and school once decided, and cannot be decided again', async () => {
    const accepted = decided({ ...maya, student: { ...maya.student, school: 'Lincoln High' } }, 'accepted');
    answer({ [all]: page(accepted), [count]: ok({ pending: 0 }) });
    await drawForCompany(<Inbox first="all" />);
    const it = await card('Maya Torres');
    expect(within(it).getByText('Accepted')).toBeVisible();
    expect(fact(it, 'School')).toHaveTextContent('Lincoln High');
    expect(within(it).queryByRole('button', { name: /Accept|Reject/ })).toBeNull();
    expect(within(it).getByRole('button', { name: /^View Profile/ })).toBeVisible();
    expect(within(it).getByRole('link', { name: 'Message Maya Torres' })).toBeVisible();
  });

  test.each([
    ['accepted', byDana().by, 'Accepted by Dana Kim 1 min ago', 'Dana Kim wrote'],
    ['rejected', byDana().by, 'Rejected by Dana Kim 1 min ago', 'Dana Kim wrote'],
    ['accepted', null, 'Accepted by you 1 min ago', 'You wrote'],
  ] as const)('shows who decided: %s %o', async (status, decided_by, words, wrote) => {
    const more = { decided_at: byDana().at, decided_by, decision_note: 'See you soon' };
    answer({ [all]: page(decided({ ...maya, ...more }, status)), [count]: ok({ pending: 0 }) });
    await drawForCompany(<Inbox first="all" />);
    const it = await card('Maya Torres');
    expect(within(it).getByText(words)).toBeVisible();
    expect(within(it).getByText(wrote)).toBeVisible();
  });
});

describe('by keyboard', () => {
  const keys = (text: string) => userEvent.keyboard(text);

  test('J moves on, A accepts, R asks, V shows the profile; keys do nothing while typing', async () => {
    const sent = waiting();
    await drawForCompany(<Inbox />);
    await card('Maya Torres');
    await keys('j');
    expect(await card('Maya Torres')).toHaveFocus();
    await keys('v');
    expect(profile).toHaveBeenCalledWith(maya);
    await keys('j');
    expect(await card('Leo Park')).toHaveFocus();
    await keys('kw');
    await userEvent.click(screen.getByLabelText(/^Personal note/));
    await keys('a');
    expect(screen.getByLabelText(/^Personal note/)).toHaveValue('a');
    expect(sent.some(({ line }) => line === acceptance)).toBe(false);
    (await card('Maya Torres')).focus();
    await keys('r');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await keys('{Escape}');
    (await card('Maya Torres')).focus();
    await keys('a');
    await waitFor(() => expect(said()[0]).toBe('Application accepted'));
  });

  test('the shortcuts dialog lists the keys and can turn them off', async () => {
    const sent = waiting();
    await drawForCompany(<Inbox />);
    await card('Maya Torres');
    await keys('?');
    const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(sheet).toHaveTextContent('Accept application');
    await userEvent.click(within(sheet).getByRole('switch', { name: /^Use keyboard shortcuts/ }));
    await keys('{Escape}');
    (await card('Maya Torres')).focus();
    await keys('a?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.some(({ line }) => line === acceptance)).toBe(false);
    await press('Keyboard shortcuts');
    await userEvent.click(screen.getByRole('switch'));
    await keys('{Escape}');
    (await card('Maya Torres')).focus();
    await keys('a');
    await waitFor(() => expect(sent.some(({ line }) => line === acceptance)).toBe(true));
  });
});

describe('without applications', () => {
  test('says so when there are none', async () => {
    answer({ [list]: page(), [all]: page(), [count]: ok({ pending: 0 }) });
    await drawForCompany(<Inbox />);
    expect(await screen.findByRole('heading', { name: 'No applications' })).toBeVisible();
    expect(screen.getByText("You haven't received any applications yet.")).toBeVisible();
  });

  test('offers all applications when every one is decided', async () => {
    answer({ [list]: page(), [all]: page(decided(maya, 'rejected')), [count]: ok({ pending: 0 }) });
    await drawForCompany(<Inbox />);
    expect(await screen.findByRole('heading', { name: "You're all caught up" })).toBeVisible();
    await press('Show all applications');
    expect(await card('Maya Torres')).toBeVisible();
  });

  test.each([
    [refused(500, 'unexpected', { text: 'Something went wrong.' }), 'Something went wrong.'],
    [refused(500, 'unexpected'), 'Failed to load applications'],
  ])('shows “Error loading applications” and offers a retry', async (failure, words) => {
    answer({ [list]: failure, [count]: failure });
    await drawForCompany(<Inbox />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading applications');
    expect(alert).toHaveTextContent(words);
    waiting();
    await press('Retry');
    expect(await card('Maya Torres')).toBeVisible();
  });
});
