// @vitest-environment jsdom
import type { ReceivedApplication } from '@questline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../../lib/network.fixture.ts';
import { session } from '../../../lib/session/session.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { drawForCompany, said } from '../../render.fixture.tsx';
import { ReceivedApplications } from './received-list.tsx';
import type { ReceivedFilter } from './received-queries.ts';

useDom();
afterEach(() => vi.unstubAllGlobals());

const idOf = (n: number) => `0198c0de-7a11-7000-8000-0000000000a${n}`;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const received = (n: number, name: string, more: Partial<ReceivedApplication> = {}): ReceivedApplication => ({
  id: idOf(n),
  status: 'pending',
  student: {
    id: `0198c0de-7a11-7000-8000-0000000000b${n}`,
    full_name: name,
    photo_url: null,
    grade: 11,
    experience_level: 'Beginner',
    availability: 4,
    school: null,
  },
  initiative: { id: idOf(9), name: 'Taste survey' },
  note: null,
  decision_note: null,
  applied_at: hoursAgo(50),
  decided_at: null,
  fit_reasons: [],
  can: { accept: true, reject: true, end: false },
  ...more,
});
const decided = (it: ReceivedApplication, status: 'accepted' | 'rejected'): ReceivedApplication => ({
  ...it,
  status,
  can: { accept: false, reject: false, end: status === 'accepted' },
});

const maya = received(1, 'Maya Torres', {
  note: 'I live next door',
  fit_reasons: ['Interested in Bakeries', 'Has 4 hours a week, as you asked'],
});
const leo = received(2, 'Leo Park');
const list = 'GET /api/company/applications?status=pending';
const all = 'GET /api/company/applications';
const count = 'GET /api/company/applications/count';
const acceptance = `POST /api/applications/${maya.id}/acceptance`;
const rejection = `POST /api/applications/${maya.id}/rejection`;
const page = (...items: ReceivedApplication[]) => ok({ items, next: null });

const message = ({ student }: ReceivedApplication) => <a href="/inbox">Message {student.full_name}</a>;
function Inbox({ first = 'pending' }: { first?: ReceivedFilter }) {
  const [filter, setFilter] = useState<ReceivedFilter>(first);
  return (
    <ReceivedApplications
      filter={filter}
      onFilter={setFilter}
      onProfile={profile}
      message={message}
      initiatives="See your initiatives"
      covered={false}
    />
  );
}
const profile = vi.fn<(application: ReceivedApplication) => void>();
beforeEach(() => profile.mockClear());

/** Two pending applications. A decided one leaves the list, as on the server. */
function waiting(answers: Parameters<typeof answer>[0] = {}, items = [maya, leo]) {
  let left = items;
  const leave = (status: 'accepted' | 'rejected') => () => {
    left = left.filter(({ id }) => id !== maya.id);
    return ok(decided(maya, status), 201);
  };
  return answer({
    [list]: () => page(...left),
    [count]: () => ok({ pending: left.length }),
    [acceptance]: leave('accepted'),
    [rejection]: leave('rejected'),
    ...answers,
  });
}
const card = (name: string) => screen.findByRole('article', { name: `Application from ${name}` });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fact = (part: HTMLElement, label: string) => within(part).getByText(label).nextElementSibling;

describe('the card', () => {
  test('shows the student, the initiative, the waiting time, why they fit, and their note', async () => {
    waiting();
    await drawForCompany(<Inbox />);
    const it = await card('Maya Torres');
    expect(it).toHaveTextContent('Taste survey');
    expect(fact(it, 'School')).toHaveTextContent('Shared if accepted');
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
});

describe('deciding', () => {
  test('Accept sends the note without asking and moves the focus to the next card', async () => {
    const sent = waiting();
    await drawForCompany(<Inbox />);
    await userEvent.click(within(await card('Maya Torres')).getByRole('button', { name: 'Add a note' }));
    await userEvent.type(screen.getByLabelText(/^Personal note/), 'Welcome!');
    await press('Accept Maya Torres');
    await waitFor(() =>
      expect(said()).toEqual(['Application accepted', 'Maya Torres can start the tasks now.']),
    );
    expect(sent.find(({ line }) => line === acceptance)!.body).toEqual({ note: 'Welcome!' });
    await waitFor(() => expect(screen.queryByText('Application from Maya Torres')).toBeNull());
    expect(await card('Leo Park')).toHaveFocus();
    expect(await screen.findByRole('tab', { name: /^Waiting ?1$/ })).toBeVisible();
  });

  test('Reject asks for confirmation', async () => {
    const sent = waiting();
    await drawForCompany(<Inbox />);
    await press('Reject Maya Torres');
    const question = screen.getByRole('alertdialog', { name: 'Reject Maya Torres’s application?' });
    expect(sent.some(({ line }) => line === rejection)).toBe(false);
    await userEvent.type(within(question).getByLabelText(/^Personal note/), 'Next time');
    await press('Reject application');
    await waitFor(() => expect(said()[0]).toBe('Application rejected'));
    expect(sent.find(({ line }) => line === rejection)!.body).toEqual({ note: 'Next time' });
    await waitFor(async () => expect(await card('Leo Park')).toHaveFocus());
  });

  test.each([
    ['accept', () => press('Accept Maya Torres')],
    [
      'reject',
      async () => {
        await press('Reject Maya Torres');
        await press('Reject application');
      },
    ],
  ])('Action failed: Could not %s the application', async (verb, decide) => {
    waiting({ [acceptance]: refused(500, 'unexpected'), [rejection]: refused(500, 'unexpected') });
    await drawForCompany(<Inbox />);
    await decide();
    await waitFor(() =>
      expect(said()[0]).toBe(`Action failed: Could not ${verb} the application. Please try again.`),
    );
    expect(await card('Maya Torres')).toBeVisible();
  });

  test('User authentication required: signed out here, or only on the server', async () => {
    waiting({ [acceptance]: refused(401, 'not_signed_in'), 'DELETE /api/session': { status: 204 } });
    await drawForCompany(<Inbox />);
    await press('Accept Maya Torres');
    await waitFor(() => expect(said()[0]).toBe('User authentication required to process this action.'));
    await session.signOut();
    const sent = waiting({ 'DELETE /api/session': { status: 204 } });
    await press('Accept Leo Park');
    await waitFor(() => expect(said()[0]).toBe('User authentication required to process this action.'));
    expect(sent.filter(({ line }) => line.startsWith('POST'))).toEqual([]);
  });

  test('Missing required application information: the student withdrew it', async () => {
    let gone = false;
    waiting({
      [list]: () => page(...(gone ? [leo] : [maya, leo])),
      [acceptance]: () => ((gone = true), refused(404, 'application_missing')),
    });
    await drawForCompany(<Inbox />);
    await press('Accept Maya Torres');
    await waitFor(() => expect(said()[0]).toBe('Missing required application information.'));
    await waitFor(() => expect(screen.queryByText('Application from Maya Torres')).toBeNull());
  });

  test('shows the earlier decision when the application was already decided', async () => {
    waiting({ [acceptance]: refused(409, 'already_decided', { state: 'rejected' }) });
    await drawForCompany(<Inbox />);
    await press('Accept Maya Torres');
    await waitFor(() => expect(said()[0]).toBe('This has already been decided.'));
    expect(said()[1]).toContain('Maya Torres’s application is already rejected');
  });
});

describe('deciding several', () => {
  const several = 'POST /api/company/application-decisions';

  test('asks once and names the applications that could not be decided', async () => {
    const sent = waiting({
      [several]: ok(
        {
          items: [
            { id: maya.id, outcome: 'decided', status: 'accepted' },
            { id: leo.id, outcome: 'already_decided', status: 'rejected' },
          ],
        },
        201,
      ),
    });
    await drawForCompany(<Inbox />);
    await userEvent.click(await screen.findByLabelText('Select all 2'));
    expect(screen.getByText('2 selected')).toBeVisible();
    await press('Accept all');
    await userEvent.type(screen.getByLabelText(/^Personal note/), 'Hello');
    await press('Accept 2 applications');
    await waitFor(() =>
      expect(said()).toEqual(['1 application accepted', 'Not changed: Leo Park (already rejected)']),
    );
    const body = { decision: 'accepted', note: 'Hello', application_ids: [maya.id, leo.id] };
    expect(sent.find(({ line }) => line === several)!.body).toEqual(body);
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  test('takes at most 50', async () => {
    const many = Array.from({ length: 60 }, (_, n) => ({
      ...received(1, `Student ${n}`),
      id: `0198c0de-7a11-7000-8000-0000000001${String(n).padStart(2, '0')}`,
    }));
    waiting({ [list]: page(...many) });
    await drawForCompany(<Inbox />);
    await userEvent.click(await screen.findByLabelText('Select the first 50'));
    expect(screen.getByText('50 selected')).toBeVisible();
  });

  test('shows a failure', async () => {
    waiting({ [several]: refused(500, 'unexpected') });
    await drawForCompany(<Inbox />);
    await userEvent.click(await screen.findByLabelText('Select all 2'));
    await press('Reject all');
    await press('Reject 2 applications');
    await waitFor(() =>
      expect(said()[0]).toBe('Action failed: Could not reject the applications. Please try again.'),
    );
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
