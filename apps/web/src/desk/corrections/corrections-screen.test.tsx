// @vitest-environment jsdom
import type { ListedCorrection, OpenedAccount, OperatorSession } from '@questline/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, ok, refused, type AnswersByLine } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { DeskApp } from '../desk-app.tsx';
import { createDeskQueryClient } from '../desk-queries.ts';

useDom();
beforeEach(() => history.replaceState(null, '', '/desk/corrections'));

const lead: OperatorSession = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  name: 'Lena Ruiz',
  email: 'lena@desk.example',
  role: 'lead',
  expires_at: new Date(Date.now() + 12 * 3_600_000).toISOString(),
};
const correction: ListedCorrection = {
  id: '0198c0de-7a11-7000-8000-00000000000a',
  is_student: true,
  proof: 'school',
  requested_by: { name: 'Opal Reyes', you: false },
  created_at: new Date(Date.now() - 7_200_000).toISOString(),
  can: { approve: true },
};
const own: ListedCorrection = {
  ...correction,
  id: '0198c0de-7a11-7000-8000-00000000000b',
  is_student: false,
  requested_by: { name: lead.name, you: true },
  can: { approve: false },
};
const maya: OpenedAccount = {
  kind: 'person',
  id: correction.id,
  name: 'Maya Torres',
  email: 'maya@school.example',
  email_verified: true,
  is_student: true,
  grade: 11,
  since: correction.created_at,
  verification: null,
  suspended_at: null,
  correction: {
    email: 'maya@home.example',
    status: 'requested',
    created_at: correction.created_at,
    can: { approve: true },
  },
  people: [],
  reports: [],
  log: [
    {
      what: 'corrected_email',
      reason: 'support',
      note: 'Her school email ends in June',
      operator: 'Opal Reyes',
      created_at: correction.created_at,
    },
  ],
};
const person = `/api/desk/people/${maya.id}/email-correction`;

function show(items: ListedCorrection[], answers: AnswersByLine = {}, operator = lead) {
  const sent = answer({
    'GET /api/desk/session': ok({ operator }),
    'GET /api/desk/email-corrections': ok({ items }),
    [`POST /api/desk/accounts/person/${maya.id}/opening`]: ok(maya, 201),
    [`POST ${person}/approval`]: ok(undefined, 204),
    [`DELETE ${person}`]: ok(undefined, 204),
    ...answers,
  });
  render(
    <QueryClientProvider client={createDeskQueryClient()}>
      <DeskApp />
    </QueryClientProvider>,
  );
  return sent;
}
const linesOf = (sent: { line: string }[]) => sent.map(({ line }) => line);
const openFirst = async () =>
  userEvent.click(await screen.findByRole('link', { name: /Requested by Opal Reyes/ }));

describe('email corrections to approve', () => {
  test('the menu counts what the lead can approve, and the list has no names of people', async () => {
    show([correction, own]);
    expect(await screen.findByRole('link', { name: /A student: Their school confirmed it/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Requested by you/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Email corrections/ }).textContent).toContain('1');
    expect(screen.queryByText('Maya Torres')).toBeNull();
  });

  test('the account opens with a reason, and the keyboard approves', async () => {
    const sent = show([correction]);
    await openFirst();
    expect(screen.queryByRole('button', { name: 'Approve new email' })).toBeNull();
    await userEvent.keyboard('o');
    const decision = await screen.findByRole('region', { name: 'Decision' });
    expect(within(decision).getByRole('button', { name: 'Approve new email' })).toBeTruthy();
    expect(screen.getByText('maya@home.example')).toBeTruthy();
    expect(screen.getByText('Her school email ends in June')).toBeTruthy();
    await userEvent.keyboard('a');
    expect(await screen.findByText(/^The new email is approved/)).toBeTruthy();
    const opening = sent.find(({ line }) => line.endsWith('/opening'));
    expect(opening?.body).toEqual({ reason: 'support', note: '' });
    expect(linesOf(sent)).toContain(`POST ${person}/approval`);
  });

  test('a lead declines one', async () => {
    const sent = show([correction]);
    await openFirst();
    await userEvent.keyboard('o');
    await screen.findByRole('button', { name: 'Decline' });
    await userEvent.keyboard('d');
    expect(await screen.findByText('The email stays as it is.')).toBeTruthy();
    expect(linesOf(sent)).toContain(`DELETE ${person}`);
  });

  test('nobody approves their own request: it says what to do instead', async () => {
    show([own]);
    await userEvent.click(await screen.findByRole('link', { name: /Requested by you/ }));
    expect(await screen.findByText('Another lead has to approve this one')).toBeTruthy();
    expect(
      within(screen.getByRole('article')).getByRole('link', { name: 'Operators' }).getAttribute('href'),
    ).toBe('/desk/operators');
    expect(screen.getByRole('button', { name: 'Withdraw request' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve new email' })).toBeNull();
  });

  test('a failed approval says why and stays open', async () => {
    show([correction], { [`POST ${person}/approval`]: refused(403, 'second_person_needed') });
    await openFirst();
    await userEvent.keyboard('o');
    await screen.findByRole('button', { name: 'Approve new email' });
    await userEvent.keyboard('a');
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  test('one that was decided elsewhere says so; an empty queue says what shows up here', async () => {
    history.replaceState(null, '', `/desk/corrections?id=${correction.id}`);
    show([]);
    expect(await screen.findByText(/Someone else decided about this correction/)).toBeTruthy();
    expect(screen.getByText(/You're all caught up/)).toBeTruthy();
  });

  test('operators who are no leads have no such queue', async () => {
    const sent = show([correction], {}, { ...lead, role: 'operator' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /^Email corrections/ })).toBeNull();
    expect(linesOf(sent)).not.toContain('GET /api/desk/email-corrections');
  });
});
