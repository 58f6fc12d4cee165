// @vitest-environment jsdom
import type { HomeNews, HomePage, HomeTurn, InitiativeCard } from '@questline/contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForStudent } from '../render.fixture.tsx';
import { summaryOf } from './home-summary.ts';
import { Home } from './home.tsx';
import { newsInWords } from './news-list.tsx';
import { turnInWords } from './turn-words.ts';

useDom();
afterEach(() => vi.unstubAllGlobals());

const id = (n: number) => `0198c0de-7a11-7000-8000-00000000000${n}`;
const company = { id: id(1), company_name: 'Sunny Side Bakery', logo_url: null };
const initiative = { id: id(2), name: 'Neighborhood survey' };
const now = new Date().toISOString();
const turn = (kind: HomeTurn['kind'], n = 3): HomeTurn => ({
  kind,
  id: id(n),
  title: `A ${kind}`,
  initiative,
  company,
  tasks_approved: 1,
  task_count: 3,
  since: now,
});
const message = (unread: number): HomePage['messages'][number] => ({
  id: id(5),
  company: { ...company, company_name: null },
  initiative,
  preview: 'See you on Monday',
  unread,
  at: now,
});
const news = (kind: HomeNews['kind'], task_title: string | null = 'Ask ten people'): HomeNews => ({
  kind,
  id: id(6),
  initiative,
  company,
  task_title,
  closed: false,
  note: null,
  at: now,
});
const step = (name: HomePage['welcome_quest']['steps'][number]['step'], done = false) => ({
  step: name,
  done,
});
const application: HomePage['waiting'][number] = {
  id: id(7),
  status: 'pending',
  initiative: { ...initiative, deleted: false, weekly_hours: 4 },
  company: { ...company, answers_in_minutes: null, suspended: false },
  note: null,
  confirmed_hours: 4,
  decision_note: null,
  applied_at: now,
  decided_at: null,
  accepted_at: null,
  finished_at: null,
  left_at: null,
  unanswered: false,
  tasks: { approved: 0, total: 3, percent: 0 },
  next_task: null,
  turn: { whose: 'company', since: now, answer_by: null },
  needs_revision: false,
  can: { withdraw: true, leave: false, finish: false, open: false },
};
const empty: HomePage = {
  welcome_quest: {
    steps: [step('profile'), step('photo'), step('read'), step('bookmarks'), step('application')],
    completed: false,
    dismissed: false,
    shown: true,
    celebrate: false,
  },
  survey_done: false,
  turns: [],
  messages: [],
  news: [],
  waiting: [],
  best_fit: [],
  quick_wins: [],
  new_this_week: [],
};

function show(home: HomePage | undefined, { calm = false } = {}) {
  answer({ 'GET /api/home': home ? ok(home) : refused(500, 'unexpected') });
  return drawForStudent(
    <Home
      name="Maya"
      calm={calm}
      turnLink={(turn) => <a href="/turn">{turnInWords(turn)}</a>}
      messageLink={() => <a href="/inbox">Reply</a>}
      newsLink={(_, words) => <a href="/news">{words}</a>}
      card={({ name }) => name}
      more={{ best_fit: null, quick_wins: null, new_this_week: null }}
      welcome={(_, isFirst) => <p>{isFirst ? 'The welcome quest' : 'The welcome quest, later'}</p>}
      progress={() => <p>Steps of the welcome quest</p>}
      waiting={(applications) => <p>{applications.length} application</p>}
      begin={({ survey_done }) => (survey_done ? 'See what fits' : 'Take the survey')}
      survey={<p>The survey</p>}
      record="My record"
    />,
  );
}

describe('the summary', () => {
  test.each([
    [[], [], [], "You're all caught up."],
    [[], [], [news('submission_approved')], "You're all caught up. Here's what's new."],
    [[], [message(2)], [], 'You have 2 new messages.'],
    [[turn('task')], [], [], '1 task is ready.'],
    [[turn('revision')], [message(1)], [], '1 task needs changes and you have 1 new message.'],
    [
      [turn('revision'), turn('task'), turn('task')],
      [message(2), message(1)],
      [],
      '1 task needs changes, 2 tasks are ready, and you have 3 new messages.',
    ],
  ])('reads as expected (case %#)', (turns, messages, happened, words) => {
    expect(summaryOf({ turns, messages, news: happened })).toBe(words);
  });
});

test('the button of the first task says to start it', () => {
  expect(turnInWords({ ...turn('task'), tasks_approved: 0 })).toBe('Start task');
});

test.each([
  ['application_accepted', 'Sunny Side Bakery accepted you'],
  ['application_rejected', "Sunny Side Bakery can't offer you a spot this time"],
  ['application_unanswered', "Sunny Side Bakery didn't get back to you — that's on them"],
  ['submission_approved', 'Sunny Side Bakery approved “Ask ten people”'],
  ['submission_needs_revision', 'Sunny Side Bakery requested changes to “Ask ten people”'],
  ['submission_reviewed', 'Sunny Side Bakery reviewed “Ask ten people”'],
] as const)('%s reads “%s”', (kind, words) => {
  expect(newsInWords(news(kind))).toBe(words);
});

test('shows a company that deleted its account as Unknown Company', () => {
  const gone = { ...news('application_accepted'), company: { ...company, company_name: null } };
  expect(newsInWords(gone)).toBe('Unknown Company accepted you');
});

test('shows what needs attention before the news', async () => {
  await show({
    ...empty,
    turns: [turn('revision', 3), turn('task', 4)],
    messages: [message(2)],
    news: [news('submission_approved')],
  });
  const yours = within(await screen.findByRole('region', { name: 'Your turn' }));
  expect(yours.getByText('Needs Revision')).toBeVisible();
  expect(yours.getByRole('heading', { name: 'A task' })).toBeVisible();
  expect(yours.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Read feedback',
    'Reply',
    'Continue task',
  ]);
  expect(yours.getByText('2')).toHaveTextContent('2 new messages');
  expect(screen.getByRole('region', { name: 'News' })).toBeVisible();
  // Work comes first.
  const quest = screen.getByText('The welcome quest, later');
  const order = quest.compareDocumentPosition(screen.getByRole('region', { name: 'News' }));
  expect(order).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  // The welcome quest already asks for the survey.
  expect(screen.queryByText('The survey')).toBeNull();
});

test('without anything to do, the welcome quest has the next step', async () => {
  await show({ ...empty, news: [news('application_rejected')] });
  expect(await screen.findByText('The welcome quest')).toBeVisible();
});

test('during a break, nothing asks for attention', async () => {
  await show({ ...empty, turns: [turn('revision')] }, { calm: true });
  const later = within(await screen.findByRole('region', { name: "When you're back" }));
  expect(later.getByRole('heading', { name: 'A revision' })).toBeVisible();
  expect(
    screen.queryByText(/Your turn|Needs Revision|needs changes|all caught up|The welcome quest/),
  ).toBeNull();
});

test('leaves out of the news what is in the card of its task', async () => {
  const asked = news('submission_needs_revision', 'A revision');
  await show({ ...empty, turns: [turn('revision')], news: [asked, news('submission_approved')] });
  const list = await screen.findByRole('list', { name: 'News' });
  expect(within(list).getAllByRole('link')).toHaveLength(1);
  expect(list).toHaveTextContent('Sunny Side Bakery approved');
});

const dismissed = { ...empty.welcome_quest, dismissed: true, shown: false };

test('shows a new student the next step and the welcome quest together', async () => {
  await show(empty);
  expect(await screen.findByText('Steps of the welcome quest')).toBeVisible();
  expect(screen.getByText('Take the survey')).toBeVisible();
  expect(screen.queryByText('The welcome quest')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Steps to your first task' })).toBeNull();
});

test('shows a new student the steps to a first task once the welcome quest is dismissed', async () => {
  await show({ ...empty, welcome_quest: dismissed });
  const way = await screen.findByRole('list', { name: 'Steps to your first task' });
  expect(within(way).getByRole('listitem', { current: 'step' })).toHaveTextContent('Tell us what you like');
  expect(screen.getByText('Take the survey')).toBeVisible();
});

test('offers the survey once the welcome quest is dismissed', async () => {
  await show({ ...empty, welcome_quest: dismissed, news: [news('application_rejected')] });
  expect(await screen.findByText('The survey')).toBeVisible();
});

test('shows an initiative in one block only', async () => {
  const card = (n: number) => ({ id: id(n), name: `Offer ${n}` }) as InitiativeCard;
  await show({
    ...empty,
    best_fit: [card(1)],
    quick_wins: [card(1), card(2)],
    new_this_week: [card(2), card(1)],
  });
  const fits = within(await screen.findByRole('region', { name: 'Best fit for you' }));
  expect(fits.getByText('Offer 1')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Quick Wins' })).toHaveTextContent(/^Quick WinsOffer 2$/);
  expect(screen.queryByRole('region', { name: 'New this week' })).toBeNull();
});

test('does not treat a student with a pending application as new', async () => {
  await show({ ...empty, waiting: [application] });
  expect(await screen.findByText('1 application')).toBeVisible();
  expect(screen.getByText("You're all caught up.")).toBeVisible();
});

test('offers a retry when the home page fails to load', async () => {
  await show(undefined);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your home page');
  answer({ 'GET /api/home': ok(empty) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Take the survey')).toBeVisible();
});
