// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { byDana, answer, ok, refused } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { fill } from '../../../ui/tests/fill.ts';
import { drawForCompany, said } from '../../render.fixture.tsx';
import {
  decided,
  leo,
  maya,
  list,
  all,
  count,
  acceptance,
  rejection,
  page,
  Inbox,
  profile,
  waiting,
  card,
  press,
  fact,
} from './received.fixture.tsx';

const noneWaiting = ok({ pending: 0, accepted: 0, rejected: 0, ended: 0, all: 1 });

useDom();
afterEach(() => vi.unstubAllGlobals());

beforeEach(() => profile.mockClear());

test('says how many each filter shows, and in which order', async () => {
  waiting({ [all]: page(maya, leo) });
  await drawForCompany(<Inbox />);
  expect(await screen.findByText('Oldest first')).toBeVisible();
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Pending2',
      'Accepted7',
      'Rejected99+',
      'All99+',
    ]),
  );
  await userEvent.click(screen.getByRole('tab', { name: /^All/ }));
  expect(await screen.findByText('Newest first')).toBeVisible();
});

describe('the card', () => {
  test('says that an application was closed without an answer', async () => {
    const can = { accept: false, accept_refusal: null, reject: false, end: false };
    const closed = { ...maya, status: 'ended' as const, unanswered: true, answer_by: null, can };
    answer({ [all]: page(closed), [count]: noneWaiting });
    await drawForCompany(<Inbox first="all" />);
    const it = await card('Maya Torres');
    expect(it).toHaveTextContent('Closed, no answer');
    expect(within(it).queryByRole('button', { name: /Accept|Reject/ })).toBeNull();
  });

  test('shows the student, the initiative, the waiting time, why they fit, and their note', async () => {
    waiting();
    await drawForCompany(<Inbox />);
    const it = await card('Maya Torres');
    expect(it).toHaveTextContent('Taste survey');
    expect(fact(it, 'School')).toHaveTextContent('not shared yet');
    expect(fact(it, 'Grade')).toHaveTextContent('11');
    expect(fact(it, 'Experience')).toHaveTextContent('Beginner');
    expect(fact(it, 'Availability')).toHaveTextContent('4 hours a week');
    expect(fact(it, 'Applied')).toHaveTextContent('2 days ago');
    expect(within(it).getByText('Pending')).toBeVisible();
    expect(it).toHaveTextContent(/Answer by \w+day/);
    expect(it).toHaveTextContent('I live next door');
    const reasons = within(it).getByRole('list', { name: 'Why they fit' });
    expect(within(reasons).getAllByRole('listitem')).toHaveLength(2);
    expect(within(it).queryByRole('link', { name: 'Message Maya Torres' })).toBeNull();
    await press('View Profile of Maya Torres');
    expect(profile).toHaveBeenCalledWith(maya);
  });

  test('says how late the answer is', async () => {
    const answer_by = new Date(Date.now() - 2.5 * 86_400_000).toISOString();
    waiting({}, [{ ...maya, answer_by }]);
    await drawForCompany(<Inbox />);
    expect(await card('Maya Torres')).toHaveTextContent('2 days late');
  });

  test.each([
    ['accepted', 'not specified'],
    ['rejected', 'not shared'],
  ] as const)('without a school, an %s application says “%s”', async (status, words) => {
    answer({ [all]: page(decided(maya, status)), [count]: noneWaiting });
    await drawForCompany(<Inbox first="all" />);
    expect(fact(await card('Maya Torres'), 'School')).toHaveTextContent(words);
  });

  test('says why it cannot be accepted when all places are taken', async () => {
    const full = { ...maya, can: { ...maya.can, accept: false, accept_refusal: 'places_taken' as const } };
    waiting({}, [full]);
    await drawForCompany(<Inbox />);
    const it = await card('Maya Torres');
    expect(within(it).getByRole('button', { name: 'Accept Maya Torres' })).toBeDisabled();
    expect(within(it).getByRole('button', { name: 'Reject Maya Torres' })).toBeEnabled();
    expect(it).toHaveTextContent(
      'All places are taken. You can accept Maya when a place is free, or add places to the initiative.',
    );
  });

  test('shows status and school once decided, and cannot be decided again', async () => {
    const accepted = decided({ ...maya, student: { ...maya.student, school: 'Lincoln High' } }, 'accepted');
    answer({ [all]: page(accepted), [count]: noneWaiting });
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
    answer({ [all]: page(decided({ ...maya, ...more }, status)), [count]: noneWaiting });
    await drawForCompany(<Inbox first="all" />);
    const it = await card('Maya Torres');
    expect(within(it).getByText(words)).toBeVisible();
    expect(within(it).getByText(wrote)).toBeVisible();
  });
});

/** Reports every observed element once, as if it showed one of so many lines. */
function observeLines(lines: number) {
  const target = { clientHeight: 24, scrollHeight: 24 * lines };
  vi.stubGlobal('ResizeObserver', function Observer(report: (entries: { target: object }[]) => void) {
    return {
      observe: () => queueMicrotask(() => act(() => report([{ target }]))),
      unobserve: () => undefined,
      disconnect: () => undefined,
    };
  });
}

test('a note that fits has no “Read more”', async () => {
  observeLines(1);
  waiting({}, [{ ...maya, note: 'I live next door. '.repeat(20) }]);
  await drawForCompany(<Inbox />);
  expect(await card('Maya Torres')).toHaveTextContent('I live next door');
  expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull();
});

test('the card shows the first lines of a long note, and all of it on request', async () => {
  observeLines(9);
  const long = { ...maya, note: 'I live next door. '.repeat(20) };
  waiting({}, [long, leo]);
  await drawForCompany(<Inbox />);
  const it = await card('Maya Torres');
  const text = within(it).getByText(/^I live next door/);
  expect(text).toHaveClass('line-clamp-4');
  await userEvent.click(await within(it).findByRole('button', { name: 'Read more' }));
  expect(text).not.toHaveClass('line-clamp-4');
  expect(within(it).queryByRole('button', { name: 'Read more' })).toBeNull();
});

describe('in the profile', () => {
  test('the whole note is shown, and Accept closes the profile and moves on', async () => {
    const sent = waiting();
    await drawForCompany(<Inbox />);
    await press('View Profile of Maya Torres');
    const dialog = screen.getByRole('dialog', { name: 'Student profile' });
    expect(dialog).toHaveTextContent('I live next door');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept Maya Torres' }));
    await waitFor(() => expect(said()[0]).toBe('Application accepted'));
    expect(sent.filter(({ line }) => line === acceptance)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await card('Leo Park')).toHaveFocus());
  });

  test('says what the student applied for and why they fit, and J and K lead to the others', async () => {
    waiting();
    await drawForCompany(<Inbox />);
    await press('View Profile of Maya Torres');
    const dialog = screen.getByRole('dialog', { name: 'Student profile' });
    const application = within(dialog).getByRole('region', { name: 'Application' });
    expect(application).toHaveTextContent(`Applied for ${maya.initiative.name}`);
    expect(application).toHaveTextContent('Interested in Bakeries');
    expect(within(dialog).getByText('1 of 2')).toBeVisible();
    await userEvent.keyboard('k');
    expect(profile).toHaveBeenLastCalledWith(maya);
    await userEvent.keyboard('j');
    expect(profile).toHaveBeenLastCalledWith(leo);
    expect(within(dialog).getByRole('button', { name: 'Accept Leo Park' })).toBeVisible();
    await userEvent.keyboard('j');
    expect(profile).toHaveBeenLastCalledWith(leo);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous applicant' }));
    expect(within(dialog).getByRole('button', { name: 'Accept Maya Torres' })).toBeVisible();
  });

  test('a note begun on the card goes along', async () => {
    const sent = waiting();
    await drawForCompany(<Inbox />);
    await userEvent.click(
      within(await card('Maya Torres')).getByRole('button', { name: 'Note to student Maya Torres' }),
    );
    await fill(screen.getByLabelText(/^Note to/), 'Welcome!');
    await press('View Profile of Maya Torres');
    const dialog = screen.getByRole('dialog', { name: 'Student profile' });
    expect(within(dialog).getByLabelText(/^Note to/)).toHaveValue('Welcome!');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept Maya Torres' }));
    await waitFor(() =>
      expect(sent.find(({ line }) => line === acceptance)?.body).toEqual({ note: 'Welcome!' }),
    );
  });

  test('V, R, R rejects by keyboard', async () => {
    const sent = waiting();
    await drawForCompany(<Inbox />);
    await card('Maya Torres');
    await userEvent.keyboard('jv');
    await screen.findByRole('dialog', { name: 'Student profile' });
    await userEvent.keyboard('r');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('r');
    await waitFor(() => expect(said()[0]).toBe('Application rejected'));
    expect(sent.filter(({ line }) => line === rejection)).toHaveLength(1);
    await waitFor(async () => expect(await card('Leo Park')).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an application that is decided has no Accept and Reject', async () => {
    answer({ [all]: page(decided(maya, 'accepted')), [count]: noneWaiting });
    await drawForCompany(<Inbox first="all" />);
    await press('View Profile of Maya Torres');
    const dialog = screen.getByRole('dialog', { name: 'Student profile' });
    expect(within(dialog).queryByRole('button', { name: /Accept|Reject/ })).toBeNull();
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
    await keys('{Escape}');
    await waitFor(async () => expect(await card('Maya Torres')).toHaveFocus());
    await keys('j');
    expect(await card('Leo Park')).toHaveFocus();
    await keys('kw');
    await userEvent.click(screen.getByLabelText(/^Note to/));
    await keys('a');
    expect(screen.getByLabelText(/^Note to/)).toHaveValue('a');
    expect(sent.some(({ line }) => line === acceptance)).toBe(false);
    (await card('Maya Torres')).focus();
    await keys('r');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await keys('{Escape}');
    (await card('Maya Torres')).focus();
    await keys('a');
    await waitFor(() => expect(said()[0]).toBe('Application accepted'));
  });

  test('R twice rejects', async () => {
    const sent = waiting();
    await drawForCompany(<Inbox />);
    await card('Maya Torres');
    await keys('jr');
    await screen.findByRole('alertdialog');
    await keys('r');
    await waitFor(() => expect(said()[0]).toBe('Application rejected'));
    expect(sent.filter(({ line }) => line === rejection)).toHaveLength(1);
    await waitFor(async () => expect(await card('Leo Park')).toHaveFocus());
  });

  test('an R in the note of a rejection is a letter', async () => {
    const sent = waiting();
    await drawForCompany(<Inbox />);
    await card('Maya Torres');
    await keys('jr');
    const note = within(await screen.findByRole('alertdialog')).getByLabelText(/^Note to/);
    await userEvent.type(note, 'rr');
    expect(note).toHaveValue('rr');
    expect(sent.some(({ line }) => line === rejection)).toBe(false);
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
    answer({ [list]: page(), [all]: page(), [count]: noneWaiting });
    await drawForCompany(<Inbox />);
    expect(await screen.findByRole('heading', { name: 'No applications' })).toBeVisible();
    expect(screen.getByText("You haven't received any applications yet.")).toBeVisible();
  });

  test('offers all applications when every one is decided', async () => {
    answer({ [list]: page(), [all]: page(decided(maya, 'rejected')), [count]: noneWaiting });
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
