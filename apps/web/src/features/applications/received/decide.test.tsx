// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { byDana, ok, refused, untilConfirmed } from '../../../lib/network.fixture.ts';
import { session } from '../../../lib/session/session.ts';
import { currentToasts } from '../../../ui/overlays/toast-store.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { fill } from '../../../ui/tests/fill.ts';
import { drawForCompany, said } from '../../render.fixture.tsx';
import {
  received,
  maya,
  leo,
  list,
  decided,
  acceptance,
  rejection,
  page,
  Inbox,
  profile,
  waiting,
  card,
  press,
} from './received.fixture.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

beforeEach(() => profile.mockClear());

describe('deciding', () => {
  test('Accept sends the note without asking and moves the focus to the next card', async () => {
    const sent = waiting();
    await drawForCompany(<Inbox />);
    await userEvent.click(
      within(await card('Maya Torres')).getByRole('button', { name: 'Note to student Maya Torres' }),
    );
    await fill(screen.getByLabelText(/^Note to/), 'Welcome!');
    await press('Accept Maya Torres');
    await waitFor(() =>
      expect(said()).toEqual(['Application accepted', 'Maya Torres can start the tasks now.']),
    );
    expect(sent.find(({ line }) => line === acceptance)!.body).toEqual({ note: 'Welcome!' });
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Application from Maya Torres' })).toBeNull(),
    );
    expect(await card('Leo Park')).toHaveFocus();
    expect(await screen.findByRole('tab', { name: /^Pending ?1$/ })).toBeVisible();
  });

  test('Reject asks for confirmation', async () => {
    const sent = waiting();
    await drawForCompany(<Inbox />);
    await press('Reject Maya Torres');
    const question = screen.getByRole('alertdialog', { name: 'Reject Maya Torres’s application?' });
    expect(sent.some(({ line }) => line === rejection)).toBe(false);
    await fill(within(question).getByLabelText(/^Note to/), 'Next time');
    await press('Reject application');
    await waitFor(() => expect(said()[0]).toBe('Application rejected'));
    expect(sent.find(({ line }) => line === rejection)!.body).toEqual({ note: 'Next time' });
    await waitFor(async () => expect(await card('Leo Park')).toHaveFocus());
  });

  test('a note with contact details is sent only after a confirmation', async () => {
    const sent = waiting({ [acceptance]: untilConfirmed(ok(decided(maya, 'accepted'), 201)) });
    await drawForCompany(<Inbox />);
    await userEvent.click(
      within(await card('Maya Torres')).getByRole('button', { name: 'Note to student Maya Torres' }),
    );
    await fill(screen.getByLabelText(/^Note to/), 'Call 415-555-0142');
    await press('Accept Maya Torres');
    expect(await screen.findByText('This looks like it includes a phone number.')).toBeVisible();
    await press('Edit');
    expect(screen.getByLabelText(/^Note to/)).toHaveFocus();
    await press('Send without it');
    await waitFor(() => expect(said()[0]).toBe('Application accepted'));
    expect(sent.filter(({ line }) => line === acceptance).map(({ body }) => body)).toEqual([
      { note: 'Call 415-555-0142' },
      { note: 'Call 415-555-0142', contact_details_confirmed: true },
    ]);
  });

  test('the dialog to reject stays open with the warning, which ends when the note is changed', async () => {
    waiting({ [rejection]: untilConfirmed(ok(decided(maya, 'rejected'), 201)) });
    await drawForCompany(<Inbox />);
    await press('Reject Maya Torres');
    await fill(within(screen.getByRole('alertdialog')).getByLabelText(/^Note to/), 'Call 415-555-0142');
    await press('Reject application');
    const warning = 'This looks like it includes a phone number.';
    expect(await screen.findByText(warning)).toBeVisible();
    await fill(within(screen.getByRole('alertdialog')).getByLabelText(/^Note to/), 'Call 415-555-0143');
    expect(screen.queryByText(warning)).toBeNull();
    await press('Reject application');
    await press('Send without it');
    await waitFor(() => expect(said()[0]).toBe('Application rejected'));
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
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Application from Maya Torres' })).toBeNull(),
    );
  });

  test('shows the earlier decision when the application was already decided', async () => {
    waiting({ [acceptance]: refused(409, 'already_decided', { state: 'rejected' }) });
    await drawForCompany(<Inbox />);
    await press('Accept Maya Torres');
    await waitFor(() => expect(said()[0]).toBe('This has already been decided.'));
    expect(said()[1]).toContain('Maya Torres’s application was already rejected');
  });

  test('says that the application was closed before', async () => {
    waiting({ [acceptance]: refused(409, 'already_decided', { state: 'ended' }) });
    await drawForCompany(<Inbox />);
    await press('Accept Maya Torres');
    await waitFor(() => expect(said()[0]).toBe('This application is closed'));
    expect(said()[1]).toContain('Nobody answered it for 21 days');
  });

  test('says which teammate rejected it first', async () => {
    waiting({ [acceptance]: refused(409, 'already_decided', { state: 'rejected', first: byDana() }) });
    await drawForCompany(<Inbox />);
    await press('Accept Maya Torres');
    await waitFor(() =>
      expect(said()).toEqual(['Dana rejected this 1 min ago', "Your decision wasn't saved."]),
    );
    expect(currentToasts()[0]?.variant).toBe('destructive');
  });

  test("isn't an error if a teammate accepted it, too", async () => {
    waiting({ [acceptance]: refused(409, 'already_decided', { state: 'accepted', first: byDana() }) });
    await drawForCompany(<Inbox />);
    await press('Accept Maya Torres');
    await waitFor(() => expect(said()).toEqual(['Dana already accepted this', undefined]));
    expect(currentToasts()[0]?.variant).toBe('neutral');
  });

  test('says that the note was not sent with a decision that a teammate already made', async () => {
    waiting({ [rejection]: refused(409, 'already_decided', { state: 'rejected', first: byDana() }) });
    await drawForCompany(<Inbox />);
    await press('Reject Maya Torres');
    await fill(screen.getByLabelText(/^Note to/), 'Next time');
    await press('Reject application');
    await waitFor(() => expect(said()).toEqual(['Dana already rejected this', "Your note wasn't sent."]));
  });

  test('mentions another tab if the same person was first', async () => {
    const first = { ...byDana(), by: null };
    waiting({ [acceptance]: refused(409, 'already_decided', { state: 'accepted', first }) });
    await drawForCompany(<Inbox />);
    await press('Accept Maya Torres');
    await waitFor(() => expect(said()[1]).toContain('already accepted, maybe in another tab'));
  });
});

describe('deciding several', () => {
  const several = 'POST /api/company/application-decisions';

  test('asks once and names the applications that could not be decided', async () => {
    const sent = waiting({
      [several]: ok(
        {
          items: [
            { id: maya.id, outcome: 'decided', status: 'accepted', first: null },
            { id: leo.id, outcome: 'already_decided', status: 'rejected', first: byDana() },
          ],
        },
        201,
      ),
    });
    await drawForCompany(<Inbox />);
    const all = await screen.findByLabelText('Select all 2');
    await userEvent.click(screen.getByLabelText('Select Maya Torres'));
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(all).toBeChecked();
    expect(all).not.toBePartiallyChecked();
    expect(screen.getByText('2 selected')).toBeVisible();
    await press('Accept 2');
    await fill(screen.getByLabelText(/^Note to/), 'Hello');
    await press('Accept 2 applications');
    await waitFor(() =>
      expect(said()).toEqual(['1 application accepted', 'Not changed: Leo Park (already rejected by Dana)']),
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
    await press('Reject 2');
    await press('Reject 2 applications');
    await waitFor(() =>
      expect(said()[0]).toBe('Action failed: Could not reject the applications. Please try again.'),
    );
  });
});
