// @vitest-environment jsdom
import type { InitiativePage } from '@questline/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { ApplicationSummary } from '../own/application-summary.tsx';
import { ApplyDialog } from './apply-dialog.tsx';

useDom();
const id = '0198c0de-7a11-7000-8000-00000000000a';
const preview = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  full_name: 'Maya Torres',
  username: 'maya.t',
  photo_url: null,
  grade: 11,
  skills: ['Writing'],
  experience_level: 'Some experience',
  weekly_hours_available: 4,
  motivations: ['Explore careers'],
  initiative_tags: ['Surveys'],
  company_tags: ['Bakeries'],
  contacts: null,
  stage: null,
  can: { edit: false },
};
const company = { name: 'Sunny Side Bakery', answers_in_minutes: 2_880 };

type Answer = { status: number; body: unknown };
/** What was sent. */
function answer({ profile = preview, application }: { profile?: object | null; application?: Answer }) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (url.startsWith('/api/session')) {
      const user = { id: preview.id, email: 'maya@school.example', user_type: 'student', metadata: {} };
      const expires_at = new Date(Date.now() + 900_000).toISOString();
      return Response.json({ access_token: 'token', expires_at, user });
    }
    if (url.startsWith('/api/student/profile/preview'))
      return profile ? Response.json(profile) : Response.json({ code: 'unexpected' }, { status: 500 });
    if (method === 'POST') sent.push(JSON.parse(body as string));
    if (!application) throw new TypeError('Failed to fetch');
    return Response.json(application.body, { status: application.status });
  });
  return sent;
}
const refused = (status: number, code: string, text: string): Answer => ({ status, body: { code, text } });
const accepted: Answer = { status: 201, body: { id, status: 'pending' } };

beforeEach(async () => {
  localStorage.clear();
  answer({});
  await session.signIn({ email: 'maya@school.example', password: 'waypoint' });
});
afterEach(() => vi.unstubAllGlobals());

const draw = (ui: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {ui}
    </QueryClientProvider>,
  );

function Apply({ weekly_hours = 3 }: { weekly_hours?: number | null }) {
  const [open, setOpen] = useState(true);
  return open ? (
    <ApplyDialog
      initiative={{ id, name: 'Taste survey', weekly_hours }}
      company={company}
      onSent={() => undefined}
      onClose={() => setOpen(false)}
      ways={{ verify: <button>Resend</button>, survey: 'To the survey', applications: 'To my applications' }}
    />
  ) : (
    <button onClick={() => setOpen(true)}>Apply</button>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const hours = () => screen.getByLabelText('Confirm your hours a week');
const note = () => screen.getByLabelText(/^A note to the company/);

describe('the dialog', () => {
  test('says what the company will see, and what it will not', async () => {
    draw(<Apply />);
    expect(screen.getByRole('heading', { name: 'What Sunny Side Bakery will see' })).toBeVisible();
    expect(await screen.findByText('Maya Torres')).toBeVisible();
    for (const words of ['Grade 11 · Some experience', 'Writing', '4 hours a week', 'Surveys, Bakeries'])
      expect(screen.getByText(words)).toBeVisible();
    expect(
      screen.getByText(
        /school and your social handles are shared once you are accepted. Your e-mail address never is/,
      ),
    ).toBeVisible();
  });

  test('whoever has told nothing but a name is shown the way to the survey', async () => {
    const nothing = {
      skills: [],
      motivations: [],
      initiative_tags: [],
      company_tags: [],
      weekly_hours_available: null,
    };
    answer({ profile: { ...preview, ...nothing } });
    draw(<Apply />);
    expect(await screen.findByText('To the survey')).toBeVisible();
  });

  test('Failed to load profile can be tried again, and does not keep anybody from applying', async () => {
    answer({ profile: null });
    draw(<Apply />);
    expect(await screen.findByText('Failed to load profile')).toBeVisible();
    answer({ application: accepted });
    await press('Retry');
    expect(await screen.findByText('Maya Torres')).toBeVisible();
  });

  test('sends hours and note once, then says whose turn it is', async () => {
    const sent = answer({ application: accepted });
    draw(<Apply />);
    // Nothing can be typed before it is known what to suggest.
    expect(hours()).toBeDisabled();
    // Her own 4 hours, not the 3 that the initiative asks for: what she confirms becomes her profile.
    await waitFor(() => expect(hours()).toHaveValue(4));
    expect(hours()).toHaveAccessibleDescription(
      "This initiative asks for about 3 hours a week. It's saved to your profile.",
    );
    await press('One hour less');
    await press('One hour less');
    expect(hours()).toHaveAccessibleDescription(/You can apply with less/);
    await press('One hour more');
    await userEvent.type(note(), '  I love bread.  ');
    await press('Send application');
    expect(await screen.findByRole('dialog', { name: 'Application sent' })).toHaveTextContent(
      'Taste survey is now with Sunny Side Bakery.',
    );
    expect(sent).toMatchObject([{ initiative_id: id, note: 'I love bread.', confirmed_hours: 3 }]);
    const way = screen.getByRole('list', { name: 'How your application stands' });
    expect(way).toHaveTextContent('Current: Sunny Side Bakery reads itUsually answers in 2 days');
    expect(screen.getByText('To my applications')).toBeVisible();
  });

  test('without a note none is sent; the hours are those the student has, where none are asked for', async () => {
    const sent = answer({ application: accepted });
    draw(<Apply weekly_hours={null} />);
    await waitFor(() => expect(hours()).toHaveValue(4));
    await press('Send application');
    await waitFor(() => expect(sent).toMatchObject([{ note: null, confirmed_hours: 4 }]));
  });

  test.each(['', '0', '41', '2.5'])('%s hours are refused before anything is sent', async (typed) => {
    const sent = answer({ application: accepted });
    draw(<Apply />);
    await waitFor(() => expect(hours()).toHaveValue(4));
    await userEvent.clear(hours());
    if (typed) await userEvent.type(hours(), typed);
    await press('Send application');
    expect(hours()).toHaveAccessibleDescription(/A number from 1 to 40/);
    expect(sent).toEqual([]);
  });

  test('a note of more than 500 characters is said, not cut', async () => {
    const sent = answer({ application: accepted });
    draw(<Apply />);
    await userEvent.click(note());
    await userEvent.paste('x'.repeat(501));
    await press('Send application');
    expect(note()).toHaveAccessibleDescription(/At most 500 characters/);
    expect(sent).toEqual([]);
  });

  test('what was typed is there again when the dialog is', async () => {
    draw(<Apply />);
    await userEvent.type(note(), 'I love bread.');
    await press('Cancel');
    await press('Apply');
    expect(note()).toHaveValue('I love bread.');
  });
});

describe('refusals', () => {
  test('an address that is not verified: the words, and Resend', async () => {
    answer({ application: refused(403, 'email_not_verified', '') });
    draw(<Apply />);
    await press('Send application');
    expect(await screen.findByText('Please verify your e-mail address first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send application' })).toBeVisible();
  });

  test.each([
    ['initiative_closed', 'This initiative is not taking applications right now.'],
    ['already_applied', 'You have already applied to this initiative.'],
  ])('%s: nothing is left to send', async (code, text) => {
    answer({ application: refused(409, code, text) });
    draw(<Apply />);
    await press('Send application');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
  });

  test('a try that was lost is the same try when it is sent again', async () => {
    const lost = answer({});
    draw(<Apply />);
    await press('Send application');
    expect(await screen.findByText('Your application was not sent')).toBeVisible();
    const sent = answer({ application: accepted });
    await press('Send application');
    await screen.findByRole('dialog', { name: 'Application sent' });
    const idOf = ([one]: unknown[]) => (one as { client_id: string }).client_id;
    expect(idOf(sent)).toBe(idOf(lost));
  });
});

describe('how an application stands', () => {
  type Application = NonNullable<InitiativePage['application']>;
  const at = new Date(Date.now() - 2 * 86_400_000).toISOString();
  const application: Application = {
    id,
    status: 'pending',
    note: 'I love bread.',
    decision_note: null,
    applied_at: at,
    decided_at: null,
    accepted_at: null,
    finished_at: null,
  };
  const show = (change: Partial<Application>) =>
    draw(<ApplicationSummary application={{ ...application, ...change }} company={company} />);

  test('pending: with the company since two days, and the own note', () => {
    show({});
    expect(screen.getByText('With the company for 2 days')).toBeVisible();
    expect(screen.getByText('Applied 2 days ago · Usually answers in 2 days')).toBeVisible();
    expect(screen.getByText('I love bread.')).toBeVisible();
  });

  test('accepted: whose turn it is, how far, and what is next', async () => {
    const tasks = { approved: 1, total: 3, percent: 33 };
    const turn = { whose: 'student', since: at };
    answer({ application: { status: 200, body: { tasks, turn, next_task: { title: 'Ask neighbors' } } } });
    show({ status: 'accepted', decision_note: 'Welcome, Maya!' });
    expect(await screen.findByText('Your turn')).toBeVisible();
    for (const words of ['Accepted', 'Ask neighbors', '1 of 3 approved', 'Welcome, Maya!'])
      expect(screen.getByText(words)).toBeVisible();
  });

  test.each([true, false])('withdrawn: offers to apply again unless closed (%s)', (closed) => {
    draw(
      <ApplicationSummary
        application={{ ...application, status: 'withdrawn' }}
        company={company}
        closed={closed}
      />,
    );
    expect(screen.queryAllByText('You can apply again whenever you like.')).toHaveLength(closed ? 0 : 1);
  });

  test.each([
    ['rejected', 'Not this time', 'This one did not work out'],
    ['withdrawn', 'Withdrawn', 'You took your application back'],
    ['completed', 'Completed', 'You did it'],
    ['ended', 'Ended', 'This has ended'],
  ] as const)('%s: %s, %s', (status, badge, title) => {
    show({ status, finished_at: at });
    expect(screen.getByText(badge)).toBeVisible();
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText('I love bread.')).toBeNull();
  });
});
