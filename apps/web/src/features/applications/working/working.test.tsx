// @vitest-environment jsdom
import type { ActiveStudent } from '@questline/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { byDana, answer, linesOf, ok, refused } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { drawForCompany, said } from '../../render.fixture.tsx';
import { StudentsSummary } from './students-summary.tsx';
import { WorkingList } from './working-list.tsx';
import type { StudentsAsked } from './working-queries.ts';

useDom();
afterEach(() => vi.unstubAllGlobals());

const id = '0198c0de-7a11-7000-8000-0000000000a1';
const maya: ActiveStudent = {
  application_id: id,
  student: { id: '0198c0de-7a11-7000-8000-0000000000b1', full_name: 'Maya Torres', photo_url: null },
  initiative: { id: '0198c0de-7a11-7000-8000-0000000000c1', name: 'Taste survey' },
  status: 'in_progress',
  accepted_at: '2026-10-01T08:00:00.000Z',
  last_submitted_at: '2026-10-05T08:00:00.000Z',
  last_active_at: '2026-10-05T08:00:00.000Z',
  tasks: { approved: 2, total: 4, percent: 50 },
  reviews_pending: 1,
  waiting_since: null,
  needs_revision: false,
  back_on: null,
  engagement: { word: 'on_track', score: 72, progress: 0.5, recency: 1, approval: 0.85 },
  can: { end: true, write_closing_words: false },
};
const everyone: StudentsAsked = { tab: 'all', sort: 'attention', search: '' };
const counts = { all: 1, in_progress: 1, completed: 0, needs_attention: 0 };
const lineOf = ({ tab, sort, search }: StudentsAsked) =>
  `GET /api/company/students?tab=${tab}&sort=${sort}&search=${search}`;
const page = (...items: ActiveStudent[]) => ok({ items, next: null, counts });

const onReview = vi.fn<(row: ActiveStudent) => void>();
const onSubmissions = vi.fn<(row: ActiveStudent) => void>();
const onClear = vi.fn<() => void>();
const listed = (asked = everyone) => (
  <WorkingList
    asked={asked}
    onClear={onClear}
    onReview={onReview}
    onSubmissions={onSubmissions}
    onProfile={() => undefined}
    message={({ student }) => <a href="/inbox">Message {student.full_name}</a>}
    tools="Search"
    applications="See applications"
  />
);
const row = () => screen.findByRole('article', { name: 'Maya Torres' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('shows Active Students, Pending Reviews, Avg Completion and Total Initiatives', async () => {
  answer({
    'GET /api/company/students/summary': ok({
      active_students: 6,
      pending_reviews: 3,
      avg_completion: 58,
      total_initiatives: 1_000,
    }),
  });
  await drawForCompany(
    <StudentsSummary
      queueLink={<a href="/queue">Pending Reviews</a>}
      rewardsLink={<a href="/rewards">Rewards</a>}
      rewards={2}
    />,
  );
  await screen.findByText('58.0%');
  const figures = screen.getByRole('region', { name: 'Summary' }).textContent.replaceAll(/\s+/g, ' ');
  expect(figures).toBe(
    'Active Students6Working or finishedPending Reviews3Waiting for your feedback' +
      'Avg Completion58.0%Of their tasks are approvedTotal Initiatives1,000+Active and inactiveRewards2To pay',
  );
  expect(screen.getByRole('link', { name: 'Pending Reviews' })).toBeVisible();
});

test("doesn't link to reviews if there are none", async () => {
  answer({
    'GET /api/company/students/summary': ok({
      active_students: 1,
      pending_reviews: 0,
      avg_completion: 0,
      total_initiatives: 1,
    }),
  });
  await drawForCompany(
    <StudentsSummary queueLink={<a href="/queue">Queue</a>} rewardsLink="Rewards" rewards={0} />,
  );
  expect(await screen.findByText('Nothing to review')).toBeVisible();
  expect(screen.getByText('Pending Reviews')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the page loads its numbers and its first students in one request, and refetches them the same way', async () => {
  const summary = { active_students: 1, pending_reviews: 1, avg_completion: 50, total_initiatives: 1 };
  const sent = answer({
    'GET /api/company/students/overview?tab=all&sort=attention&search=': ok({
      summary,
      students: { items: [maya], next: null, counts },
    }),
  });
  const { queryClient } = await drawForCompany(
    <>
      <StudentsSummary queueLink="Pending Reviews" rewardsLink="Rewards" rewards={0} />
      {listed()}
    </>,
  );
  expect(await row()).toBeVisible();
  expect(screen.getByText('50.0%')).toBeVisible();
  await act(() => queryClient.invalidateQueries({ queryKey: ['applications'] }));
  expect(linesOf(sent)).toEqual(
    Array(2).fill('GET /api/company/students/overview?tab=all&sort=attention&search='),
  );
});

describe('a row', () => {
  test('shows name, status, progress, tasks and reviews, and opens the review or all submissions', async () => {
    answer({ [lineOf(everyone)]: page(maya) });
    await drawForCompany(listed());
    const it = await row();
    const fact = (label: string) => within(it).getByText(label).nextElementSibling;
    expect(it).toHaveTextContent('Taste survey');
    expect(within(it).getByText('Waiting for you')).toBeVisible();
    expect(fact('Progress')).toHaveTextContent('50%');
    expect(fact('Tasks')).toHaveTextContent('2 of 4 tasks');
    expect(fact('Pending Reviews')).toHaveTextContent('1');
    await press('Review Submission by Maya Torres');
    expect(onReview).toHaveBeenCalledWith(maya);
    await press('More actions for Maya Torres');
    await userEvent.click(screen.getByRole('menuitem', { name: 'View Submissions' }));
    expect(onSubmissions).toHaveBeenCalledWith(maya);
  });

  test('without work to review, offers only the submissions', async () => {
    answer({ [lineOf(everyone)]: page({ ...maya, reviews_pending: 0, needs_revision: true }) });
    await drawForCompany(listed());
    expect(
      within(await row()).getByRole('button', { name: 'View Submissions of Maya Torres' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Review Submission/ })).toBeNull();
    expect(screen.getByRole('link')).toHaveTextContent('Message Maya Torres');
  });

  test('without any submission, offers the profile and a message', async () => {
    answer({ [lineOf(everyone)]: page({ ...maya, reviews_pending: 0, last_submitted_at: null }) });
    await drawForCompany(listed());
    expect(within(await row()).getByRole('button', { name: 'View Profile of Maya Torres' })).toBeVisible();
    expect(screen.getByRole('link')).toHaveTextContent('Message Maya Torres');
    await press('More actions for Maya Torres');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'View Profile',
      'End collaboration',
    ]);
  });

  test("doesn't repeat the initiative in a list about one initiative", async () => {
    const { initiative } = maya;
    const asked = { ...everyone, initiative_id: initiative.id };
    answer({ [`${lineOf(asked)}&initiative_id=${initiative.id}`]: page(maya) });
    await drawForCompany(listed(asked));
    expect(await row()).not.toHaveTextContent('Taste survey');
  });

  const thisYear = (day: string) => `${new Date().getFullYear()}-${day}`;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  test.each<[string, string, Partial<ActiveStudent>]>([
    ['Waiting for you', '3 submissions to review', { reviews_pending: 3, status: 'needs_attention' }],
    ['Waiting for you', 'Submitted 2 hours ago', { reviews_pending: 1, needs_revision: true }],
    ['Waiting for you', 'Submitted 6 days ago', { reviews_pending: 1, waiting_since: hoursAgo(6.5 * 24) }],
    ['Done', 'Submitted 2 hours ago', { status: 'completed' }],
    [
      'Needs Attention',
      'No submission for 6 days',
      { status: 'needs_attention', needs_revision: true, last_submitted_at: hoursAgo(6.5 * 24) },
    ],
    ['Back on Dec 24', 'Taking a break', { needs_revision: true, back_on: thisYear('12-24') }],
    ['Waiting for you', 'Back on Dec 24', { reviews_pending: 2, back_on: thisYear('12-24') }],
    ['Revising', 'Submitted 2 hours ago', { needs_revision: true }],
    [
      'New',
      'Accepted 5 days ago',
      {
        last_submitted_at: null,
        accepted_at: hoursAgo(5.5 * 24),
        engagement: { ...maya.engagement, word: 'new' },
      },
    ],
    ['On track', 'Submitted 2 hours ago', {}],
    [
      'Slowing down',
      'Quiet for 6 days',
      {
        last_active_at: hoursAgo(6.5 * 24),
        engagement: { ...maya.engagement, word: 'slowing_down', recency: 0.8 },
      },
    ],
    ['Slowing down', 'Submitted 2 hours ago', { engagement: { ...maya.engagement, word: 'slowing_down' } }],
  ])('says in one word how a student is doing, and why: %s, %s', async (word, detail, facts) => {
    const quiet = { ...maya, reviews_pending: 0, last_submitted_at: hoursAgo(2.5) };
    answer({ [lineOf(everyone)]: page({ ...quiet, ...facts }) });
    await drawForCompany(listed());
    const it = within(await row());
    expect(it.getByText(word)).toBeVisible();
    expect(it.getByText(detail)).toBeVisible();
  });

  test('shows no score during a break', async () => {
    answer({ [lineOf(everyone)]: page({ ...maya, reviews_pending: 0, back_on: thisYear('12-24') }) });
    await drawForCompany(listed());
    await row();
    expect(screen.queryByRole('button', { name: /engagement/ })).toBeNull();
  });

  test('only the first Review Submission is the main button', async () => {
    const leo = { ...maya, application_id: 'leo', student: { ...maya.student, full_name: 'Leo Park' } };
    answer({
      [lineOf(everyone)]: page({ ...maya, reviews_pending: 0 }, { ...maya, application_id: 'b' }, leo),
    });
    await drawForCompany(listed());
    const buttons = await screen.findAllByRole('button', { name: /^Review Submission/ });
    expect(buttons.map((button) => button.classList.contains('bg-trail'))).toEqual([true, false]);
  });

  test.each([
    [80, 'high', 'on_track', 'On track'],
    [79, 'middle', 'on_track', 'On track'],
    [50, 'high', 'done', 'Done'],
    [49, 'low', 'slowing_down', 'Slowing down'],
  ] as const)('engagement %d shows as %s, by color and word', async (score, level, word, words) => {
    const engagement = { ...maya.engagement, word, score };
    const status = word === 'done' ? 'completed' : 'in_progress';
    answer({ [lineOf(everyone)]: page({ ...maya, status, reviews_pending: 0, engagement }) });
    await drawForCompany(listed());
    const sign = await screen.findByRole('button', {
      name: `${words}. Maya Torres's engagement: ${score} of 100. See details`,
    });
    expect(sign).toHaveAttribute('data-level', level);
    expect(sign).toHaveTextContent(new RegExp(`^${words}$`));
    sign.focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      `Engagement ${score} of 100: progress 25/50`,
    );
  });

  test.each([
    ['not_started', 'middle'],
    ['needs_attention', 'low'],
  ] as const)('without a submission, %s is %s', async (status, level) => {
    const engagement = { ...maya.engagement, word: 'slowing_down', score: 10 } as const;
    answer({ [lineOf(everyone)]: page({ ...maya, last_submitted_at: null, status, engagement }) });
    await drawForCompany(listed());
    const sign = await screen.findByRole('button', { name: /Maya Torres's engagement/ });
    expect(sign).toHaveAttribute('data-level', level);
  });

  test("doesn't show a score in the first three days", async () => {
    answer({ [lineOf(everyone)]: page({ ...maya, accepted_at: hoursAgo(71) }) });
    await drawForCompany(listed());
    expect(within(await row()).getByText('Waiting for you')).toBeVisible();
    expect(screen.queryByRole('button', { name: /engagement/ })).toBeNull();
    expect(await row()).not.toHaveTextContent('72');
  });

  test('the engagement badge opens its breakdown', async () => {
    answer({ [lineOf(everyone)]: page(maya) });
    await drawForCompany(listed());
    await press(/Maya Torres's engagement/);
    const dialog = screen.getByRole('dialog', { name: 'Engagement: 72 of 100' });
    for (const part of ['Progress 25 of 50', 'Recent activity 30 of 30', 'Approval 17 of 20'])
      expect(within(dialog).getByRole('progressbar', { name: part })).toBeVisible();
  });
});

describe('End collaboration', () => {
  const line = `POST /api/applications/${id}/end`;
  const end = async () => {
    await press('More actions for Maya Torres');
    await userEvent.click(screen.getByRole('menuitem', { name: 'End collaboration' }));
    expect(
      screen.getByRole('alertdialog', { name: 'End the collaboration with Maya Torres?' }),
    ).toHaveTextContent("This can't be undone.");
    await press('End collaboration');
  };

  test('asks for confirmation, ends it, and shows a toast', async () => {
    let ended = false;
    answer({
      [lineOf(everyone)]: () => (ended ? page() : page(maya)),
      [line]: () => ((ended = true), ok({ id, status: 'ended', finished_at: null }, 201)),
    });
    await drawForCompany(listed());
    await end();
    await waitFor(() =>
      expect(said()).toEqual(['Collaboration ended', 'You can still message Maya Torres.']),
    );
    expect(await screen.findByRole('heading', { name: 'No students found' })).toBeVisible();
  });

  test('says so when it was already over', async () => {
    answer({
      [lineOf(everyone)]: page(maya),
      [line]: refused(409, 'already_decided', { state: 'completed' }),
    });
    await drawForCompany(listed());
    await end();
    await waitFor(() =>
      expect(said()).toEqual(['Failed to end the collaboration', "It's already completed."]),
    );
  });

  test.each([
    ['ended', 'Dana already ended this', undefined],
    ['completed', 'Failed to end the collaboration', 'Dana approved the last task 1 min ago.'],
  ])('says which teammate was first: %s', async (state, ...words) => {
    answer({
      [lineOf(everyone)]: page(maya),
      [line]: refused(409, 'already_decided', { state, first: byDana() }),
    });
    await drawForCompany(listed());
    await end();
    await waitFor(() => expect(said()).toEqual(words));
  });

  test('is not offered once the collaboration is over', async () => {
    answer({
      [lineOf(everyone)]: page({
        ...maya,
        status: 'completed',
        can: { end: false, write_closing_words: false },
      }),
    });
    await drawForCompany(listed());
    await press('More actions for Maya Torres');
    expect(screen.getByRole('menuitem', { name: 'View Profile' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'End collaboration' })).toBeNull();
  });
});

test('No students found: links a new company to its applications and hides the search', async () => {
  answer({ [lineOf(everyone)]: page() });
  await drawForCompany(listed());
  expect(await screen.findByRole('heading', { name: 'No students found' })).toBeVisible();
  expect(screen.getByText('See applications')).toBeVisible();
  expect(screen.queryByText('Search')).toBeNull();
});

test('No students found: a search can be cleared', async () => {
  const asked = { ...everyone, search: 'Zed' };
  answer({ [lineOf(asked)]: page() });
  await drawForCompany(listed(asked));
  expect(await screen.findByRole('heading', { name: 'No students found' })).toBeVisible();
  await press('Clear filters');
  expect(onClear).toHaveBeenCalledOnce();
});

test('shows “Error loading data” and offers a retry', async () => {
  answer({ [lineOf(everyone)]: refused(500, 'unexpected', { text: 'Something went wrong.' }) });
  await drawForCompany(listed());
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading data');
  answer({ [lineOf(everyone)]: page(maya) });
  await press('Retry');
  expect(await row()).toBeVisible();
});
