// @vitest-environment jsdom
import type { InitiativePage } from '@questline/contract';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, ok, refused, untilConfirmed } from '../../../lib/network.fixture.ts';
import { closeReport, useReportRequest } from '../../../lib/report-request.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { fill } from '../../../ui/tests/fill.ts';
import { drawForStudent } from '../../render.fixture.tsx';
import { ApplicationSummary } from '../own/application-summary.tsx';
import { pending, survey } from '../own/own-application.fixture.ts';
import {
  Apply,
  birthMonthLine,
  company,
  hours,
  id,
  press,
  preview,
  previewLine,
  running,
  runningLine,
  sharingLine,
  shown,
} from './apply.fixture.tsx';

useDom();
/** Returns the applications that were sent. */
function answerApplication(
  application?:
    | ReturnType<typeof refused>
    | typeof accepted
    | ReturnType<typeof untilConfirmed<typeof pending>>,
) {
  const sent = answer({ ...shown, ...(application && { 'POST /api/applications': application }) });
  return () => sent.filter(({ line }) => line === 'POST /api/applications').map(({ body }) => body);
}
const accepted = ok(pending, 201);

beforeEach(() => {
  localStorage.clear();
  answer(shown);
});
afterEach(() => vi.unstubAllGlobals());

const note = () => screen.getByLabelText(/^Note to the company/);

describe('the dialog', () => {
  test('shows what the company will and will not see', async () => {
    await drawForStudent(<Apply />);
    expect(screen.getByRole('heading', { name: 'What Sunny Side Bakery will see' })).toBeVisible();
    expect(await screen.findByText('Maya Torres')).toBeVisible();
    expect(screen.getByText('Grade 11 · Some experience · 4 hours a week')).toBeVisible();
    expect(screen.getByText('Writing')).not.toBeVisible();
    await userEvent.click(screen.getByText('Maya Torres'));
    for (const words of ['Writing', 'Surveys, Bakeries']) expect(screen.getByText(words)).toBeVisible();
    expect(
      screen.getByText(/never see your email, and your school and social handles only if you share them/),
    ).toBeVisible();
  });

  test('links to the survey when the profile has only a name', async () => {
    const nothing = {
      skills: [],
      motivations: [],
      initiative_tags: [],
      company_tags: [],
      weekly_hours_available: null,
    };
    answer({ [previewLine]: ok({ ...preview, ...nothing }) });
    await drawForStudent(<Apply />);
    expect(await screen.findByText('To the survey')).toBeVisible();
  });

  test('a profile that fails to load can be retried and does not block applying', async () => {
    answer({ [previewLine]: refused(500, 'unexpected') });
    await drawForStudent(<Apply />);
    expect(await screen.findByText('Failed to load profile')).toBeVisible();
    answer(shown);
    await press('Retry');
    expect(await screen.findByText('Maya Torres')).toBeVisible();
  });

  test('warns about a phone number in the note, and sends it after a confirmation', async () => {
    const sent = answerApplication(untilConfirmed(accepted));
    await drawForStudent(<Apply />);
    await waitFor(() => expect(hours()).toHaveValue(4));
    await fill(note(), 'Call 415-555-0142');
    await press('Send application');
    expect(await screen.findByText('This looks like it includes a phone number.')).toBeVisible();
    expect(screen.queryByText("Your application wasn't sent")).toBeNull();
    await press('Edit');
    expect(note()).toHaveFocus();
    await press('Send anyway');
    expect(await screen.findByRole('dialog', { name: 'Application sent' })).toBeVisible();
    expect(sent()).toMatchObject([{}, { note: 'Call 415-555-0142', contact_details_confirmed: true }]);
  });

  test('sends hours and note once, then shows the next step', async () => {
    const sent = answerApplication(accepted);
    await drawForStudent(<Apply />);
    // Disabled until the profile's hours have loaded.
    expect(hours()).toBeDisabled();
    // The student's 4 hours, not the initiative's 3, since sending saves them to the profile.
    await waitFor(() => expect(hours()).toHaveValue(4));
    expect(hours()).toHaveAccessibleDescription(
      "For all initiatives together. This one asks for about 3 hours a week. We'll also save it to your profile.",
    );
    await press('One hour less');
    await press('One hour less');
    const notice = 'This would bring you to 3 hours a week. Your limit is 2.';
    expect(screen.getByText(notice)).toBeVisible();
    expect(screen.queryByText(/Your other initiatives/)).toBeNull();
    await press('One hour more');
    expect(screen.queryByText(/Your limit is/)).toBeNull();
    await fill(note(), '  I love bread.  ');
    await press('Send application');
    expect(await screen.findByRole('dialog', { name: 'Application sent' })).toHaveTextContent(
      'Sunny Side Bakery has your application for “Taste survey”.',
    );
    expect(sent()).toMatchObject([{ initiative_id: id, note: 'I love bread.', confirmed_hours: 3 }]);
    const way = screen.getByRole('list', { name: 'Application progress' });
    expect(way).toHaveTextContent(
      "Waiting: Sunny Side Bakery is reviewing itYou'll hear back within 5 days.",
    );
    expect(screen.getByText('To my applications')).toBeVisible();
  });

  test('says so when everything together exceeds the limit, and sends it anyway', async () => {
    const sent = answer({ ...shown, [runningLine]: running(6), 'POST /api/applications': accepted });
    await drawForStudent(<Apply />);
    const notice = await screen.findByText('This would bring you to 9 hours a week. Your limit is 4.');
    expect(notice.closest('[role=status]')).toHaveTextContent('Your other initiatives take 6.');
    for (const limit of [5, 6, 7, 8]) {
      await press('One hour more');
      const words = `This would bring you to 9 hours a week. Your limit is ${limit}.`;
      expect(screen.getByText(words)).toBeVisible();
    }
    await press('Send application');
    expect(await screen.findByRole('dialog', { name: 'Application sent' })).toBeVisible();
    const application = sent.find(({ line }) => line.startsWith('POST'));
    expect(application?.body).toMatchObject({ confirmed_hours: 8 });
  });

  test('shares school and handles only if the student chooses it', async () => {
    const sent = answerApplication(accepted);
    await drawForStudent(<Apply />);
    const choice = screen.getByRole('checkbox', {
      name: /^Share my school and social handles if they accept me/,
    });
    await waitFor(() => expect(choice).toBeEnabled());
    expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await press('Send application');
    await waitFor(() => expect(sent()).toMatchObject([{ share_contacts: true }]));
  });

  test('asks students from before for the month of birth, and saves it first', async () => {
    const sent = answer({
      ...shown,
      [birthMonthLine]: ok({ needed: true }),
      'PUT /api/student/birth-month': { status: 204 },
      'POST /api/applications': accepted,
    });
    await drawForStudent(<Apply />);
    const month = await screen.findByLabelText('Month');
    await waitFor(() => expect(hours()).toHaveValue(4));
    await press('Send application');
    expect(month).toHaveAccessibleDescription(/Please enter the month and year you were born/);
    await userEvent.selectOptions(month, 'April');
    await userEvent.selectOptions(screen.getByLabelText('Year'), '2000');
    await press('Send application');
    await screen.findByRole('dialog', { name: 'Application sent' });
    expect(sent.filter(({ line }) => !line.startsWith('GET')).map(({ line, body }) => [line, body])).toEqual([
      ['PUT /api/student/birth-month', { birth_month: '2000-04' }],
      ['POST /api/applications', expect.objectContaining({ initiative_id: id })],
    ]);
  });

  test('starts with the choice that the student made for this company', async () => {
    const shared = {
      id,
      company_name: 'Sunny Side Bakery',
      logo_url: null,
      stage: 'accepted' as const,
      shares_contacts: true,
      suspended: false,
    };
    answer({ ...shown, [sharingLine]: ok({ items: [shared], next: null }) });
    await drawForStudent(<Apply />);
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
  });

  test("sends no note when it's empty, and the student's hours when the initiative names none", async () => {
    const sent = answerApplication(accepted);
    await drawForStudent(<Apply weekly_hours={null} />);
    await waitFor(() => expect(hours()).toHaveValue(4));
    await press('Send application');
    await waitFor(() => expect(sent()).toMatchObject([{ note: null, confirmed_hours: 4 }]));
  });

  test.each(['', '0', '41', '2.5'])('refuses “%s” hours before sending', async (typed) => {
    const sent = answerApplication(accepted);
    await drawForStudent(<Apply />);
    await waitFor(() => expect(hours()).toHaveValue(4));
    await userEvent.clear(hours());
    if (typed) await userEvent.type(hours(), typed);
    await press('Send application');
    expect(hours()).toHaveAccessibleDescription(/Enter a number from 1 to 40\./);
    expect(sent()).toEqual([]);
  });

  test('refuses a note over 500 characters instead of cutting it', async () => {
    const sent = answerApplication(accepted);
    await drawForStudent(<Apply />);
    await userEvent.click(note());
    await userEvent.paste('x'.repeat(501));
    await press('Send application');
    expect(note()).toHaveAccessibleDescription(/Use at most 500 characters\./);
    expect(sent()).toEqual([]);
  });

  test('keeps the typed note when the dialog is closed and reopened', async () => {
    await drawForStudent(<Apply />);
    await fill(note(), 'I love bread.');
    await press('Cancel');
    await press('Apply');
    expect(note()).toHaveValue('I love bread.');
  });
});

describe('refusals', () => {
  test('unverified email: explains it and offers Resend', async () => {
    answerApplication(refused(403, 'email_not_verified'));
    await drawForStudent(<Apply />);
    await press('Send application');
    expect(
      await screen.findByText('Please verify your email first. Open the link we sent you.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send application' })).toBeVisible();
  });

  test.each([
    ['initiative_closed', "This initiative isn't taking applications right now."],
    ['already_applied', "You've already applied to this initiative."],
  ] as const)('%s: leaves nothing to send', async (code, text) => {
    answerApplication(refused(409, code, { text }));
    await drawForStudent(<Apply />);
    await press('Send application');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
  });

  test('sends a lost application again under the same client id', async () => {
    const lost = answerApplication();
    await drawForStudent(<Apply />);
    await press('Send application');
    expect(await screen.findByText("Your application wasn't sent")).toBeVisible();
    const sent = answerApplication(accepted);
    await press('Send application');
    await screen.findByRole('dialog', { name: 'Application sent' });
    const idOf = ([one]: unknown[]) => (one as { client_id: string }).client_id;
    expect(idOf(sent())).toBe(idOf(lost()));
  });
});

describe("the application on the initiative's page", () => {
  type Application = NonNullable<InitiativePage['application']>;
  const at = new Date(Date.now() - 2 * 86_400_000).toISOString();
  const application: Application = {
    id,
    status: 'pending',
    note: 'I love bread.',
    decision_note: null,
    waiting_for_guardian: false,
    applied_at: at,
    answer_by: null,
    decided_at: null,
    accepted_at: null,
    finished_at: null,
    unanswered: false,
  };
  const show = (change: Partial<Application>) =>
    drawForStudent(<ApplicationSummary application={{ ...application, ...change }} company={company} />);

  test("pending: shows how long it has been with the company, and the student's note", async () => {
    await show({});
    expect(screen.getByText('With the company for 2 days')).toBeVisible();
    expect(screen.getByText('2 days ago')).toBeVisible();
    expect(screen.getByText('Usually answers in 2 days')).toBeVisible();
    expect(screen.getByText('I love bread.')).toBeVisible();
  });

  test('waiting for the guardian: says who has to agree', async () => {
    await show({ waiting_for_guardian: true });
    expect(screen.getByText('Waiting for your parent or guardian')).toBeVisible();
    expect(screen.getByText(/Sunny Side Bakery doesn't see it yet/)).toBeVisible();
  });

  test('accepted: shows whose turn it is, the progress, and the next task', async () => {
    const tasks = { approved: 1, total: 3, percent: 33 };
    const next_task = { ...survey.next_task!, title: 'Ask neighbors' };
    answer({ [`GET /api/applications/${id}`]: ok({ ...survey, timeline: [], tasks, next_task }) });
    await show({ status: 'accepted', decision_note: 'Welcome, Maya!' });
    expect(await screen.findByText('Your turn')).toBeVisible();
    for (const words of ['Accepted', 'Ask neighbors', '1 of 3 approved', 'Welcome, Maya!'])
      expect(screen.getByText(words)).toBeVisible();
  });

  test('the note with a decision can be reported', async () => {
    await show({ status: 'rejected', decision_note: 'Text me instead' });
    await userEvent.click(screen.getByRole('button', { name: 'Report this note' }));
    const { result } = renderHook(() => useReportRequest());
    expect(result.current).toEqual({ subject: 'note', id: application.id, about: company.name });
    closeReport();
  });

  test('without an answer: says that it is on the company', async () => {
    await show({ status: 'ended', unanswered: true });
    for (const words of ['No answer', "They didn't get back to you — that's on them"])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/didn't answer for 21 days, so we closed your application/)).toBeVisible();
    expect(screen.queryByText(/collaboration/)).toBeNull();
  });

  test.each([true, false])('withdrawn: offers to apply again unless closed (%s)', async (closed) => {
    await drawForStudent(
      <ApplicationSummary
        application={{ ...application, status: 'withdrawn' }}
        company={company}
        closed={closed}
      />,
    );
    expect(screen.queryAllByText('You can apply again anytime.')).toHaveLength(closed ? 0 : 1);
  });

  test.each([
    ['rejected', 'Not this time', "This one didn't work out"],
    ['withdrawn', 'Withdrawn', 'This application was withdrawn'],
    ['completed', 'Completed', 'You did it'],
    ['ended', 'Ended', 'This collaboration has ended'],
  ] as const)('%s: shows “%s” and “%s”', async (status, badge, title) => {
    await show({ status, finished_at: at });
    expect(screen.getByText(badge)).toBeVisible();
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText('I love bread.')).toBeNull();
  });
});
