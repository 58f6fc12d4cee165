// @vitest-environment jsdom
import type { ApplicationTab, OwnApplication, RecordEntry } from '@questline/contract';
import type { Week } from '@questline/contract/hours';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, ok, refused, signInAsStudent } from '../../../lib/network.fixture.ts';
import { useReportRequest } from '../../../lib/report-request.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { currentToasts } from '../../../ui/overlays/toast-store.ts';
import { ApplicationList } from './application-list.tsx';
import { daysAgo, pending, survey } from './own-application.fixture.ts';

useDom();
afterEach(() => vi.unstubAllGlobals());

const listOf = (tab: ApplicationTab) => `GET /api/applications?tab=${tab}`;
const page = (...items: OwnApplication[]) => ok({ items, next: null, week: null });
const pageWith = (week: Week) => ok({ items: [survey], next: null, week });
type Drawn = { calm?: boolean; entry?: RecordEntry };
async function draw(tab: ApplicationTab = 'in_progress', { calm = false, entry }: Drawn = {}) {
  await signInAsStudent();
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <ApplicationList
        tab={tab}
        link={({ initiative }) => initiative.name}
        continueLink={(_, isFirst) => (
          <a href="/tasks" id={isFirst ? 'first' : undefined}>
            Continue
          </a>
        )}
        browse={() => <a href="/incentives">Browse</a>}
        findAnother={<a href="/incentives">Find another initiative</a>}
        record={<a href="/record">See it in your record</a>}
        entryOf={() => entry}
        limitLink={(words) => <a href="/profile">{words}</a>}
        messageLink={<a href="/inbox">Message a company</a>}
        takeBreak={<button>Take a break</button>}
        calm={calm}
      />
    </QueryClientProvider>,
  );
}
const said = () => {
  const [toast] = currentToasts();
  return [toast?.title, toast?.description];
};
const row = () => screen.findByRole('listitem');

describe('the hours a week', () => {
  test.each([
    [5, 6, '5 of your 6 hours a week', '1 hour left'],
    [6, 6, '6 of your 6 hours a week', 'At your limit'],
    [9, 6, '9 hours a week', '3 hours over your limit of 6'],
  ])('%i of %i', async (hours, limit, label, left) => {
    answer({ [listOf('in_progress')]: pageWith({ hours, unspecified: 0, limit }) });
    await draw();
    const isOver = hours > limit;
    const week = await screen.findByRole('region', { name: 'Your week' });
    const words = isOver ? `${label}, ${left}` : `${label} ${left}`;
    expect(week).toHaveTextContent(words);
    expect(screen.getByRole('progressbar', { name: words })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change limit' })).toBeVisible();
    expect(screen.queryByText(/say (its|their) hours/)).toBeNull();
    // What to do about it, before the list.
    expect(screen.queryAllByText(/^Too much\?/)).toHaveLength(isOver ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: 'Message a company' })).toHaveLength(isOver ? 1 : 0);
    const order = week.compareDocumentPosition(await row());
    expect(order).toBe(isOver ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING);
  });

  test('without a limit, offer to set one, and say what is not included', async () => {
    answer({ [listOf('in_progress')]: pageWith({ hours: 1, unspecified: 2, limit: null }) });
    await draw();
    expect(await screen.findByText('1 hour a week')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set a limit' })).toBeVisible();
    expect(screen.getByText(/2 initiatives don't say their hours/)).toBeVisible();
  });

  test('are not shown without anything in progress', async () => {
    answer({
      [listOf('in_progress')]: ok({ items: [], next: null, week: { hours: 0, unspecified: 0, limit: 6 } }),
      [listOf('completed')]: page(),
    });
    await draw();
    expect(await screen.findByText('Nothing active yet')).toBeVisible();
    expect(screen.queryByText(/hours a week/)).toBeNull();
  });

  test.each([
    ['left', { hours: 5 }, {}, 1],
    ['used up', { hours: 6 }, {}, 0],
    ['on a break', { hours: 5 }, { calm: true }, 0],
  ])('%s: suggests another initiative only to students who have time', async (_, { hours }, how, links) => {
    answer({ [listOf('in_progress')]: pageWith({ hours, unspecified: 0, limit: 6 }) });
    await draw('in_progress', how);
    await row();
    expect(screen.queryAllByRole('link', { name: 'Browse' })).toHaveLength(links);
    expect(screen.queryAllByRole('progressbar')).toHaveLength('calm' in how ? 0 : 1);
  });
});

describe('a row', () => {
  test('in progress: shows whose turn it is, the next task, and the progress', async () => {
    answer({ [listOf('in_progress')]: page(survey) });
    await draw();
    for (const words of ['4 hours a week', 'Needs Revision', 'Next: Ask twenty neighbors', '2 of 4 approved'])
      expect(await row()).toHaveTextContent(words);
    // The request for changes says whose turn it is.
    expect(await row()).not.toHaveTextContent('Your turn');
    expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
  });

  test('in progress, without a revision: says that it is your turn', async () => {
    answer({ [listOf('in_progress')]: page({ ...survey, needs_revision: false }) });
    await draw();
    expect(await row()).toHaveTextContent('Your turn');
  });

  test('in progress: only the first one with something to do is the one to start with', async () => {
    const waiting = { ...survey, id: '8', turn: { ...survey.turn!, whose: 'company' as const } };
    answer({ [listOf('in_progress')]: page(waiting, survey, { ...survey, id: '9' }) });
    await draw();
    const links = await screen.findAllByRole('link', { name: 'Continue' });
    expect(links.map(({ id }) => id)).toEqual(['first', '']);
  });

  test('during a break: asks for nothing', async () => {
    answer({ [listOf('in_progress')]: page(survey) });
    await draw('in_progress', { calm: true });
    expect(await row()).toHaveTextContent("When you're back");
    expect(await row()).not.toHaveTextContent(/Your turn|Needs Revision/);
  });

  test('with the company: shows what it promised, and when it is late', async () => {
    const turn = { whose: 'company' as const, since: daysAgo(8), answer_by: daysAgo(3) };
    answer({ [listOf('in_progress')]: page({ ...survey, turn, next_task: null, needs_revision: false }) });
    await draw();
    expect(await row()).toHaveTextContent("They're 3 days late");
  });

  test('with the company: shows for how long', async () => {
    const turn = { whose: 'company' as const, since: daysAgo(2), answer_by: null };
    answer({ [listOf('in_progress')]: page({ ...survey, turn, next_task: null, needs_revision: false }) });
    await draw();
    expect(await row()).toHaveTextContent('With the company for 2 days');
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  test('applied: shows how old it is and how fast the company usually answers', async () => {
    answer({ [listOf('applied')]: page(pending) });
    await draw('applied');
    const steps = await screen.findByRole('list', { name: 'Application progress' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Done: You applied3 days ago',
      'Waiting: Sunny Side Bakery is reviewing itUsually answers in 5 hours',
      'Not done yet: Your tasks',
    ]);
  });

  test('applied, without the consent it needs: says who has to agree', async () => {
    const turn = { whose: 'guardian' as const, since: daysAgo(3), answer_by: null };
    answer({ [listOf('applied')]: page({ ...pending, turn }) });
    await draw('applied');
    expect(await row()).toHaveTextContent('Waiting for your parent or guardian');
    expect(await row()).toHaveTextContent(
      'Applied 3 days ago · We send it to Sunny Side Bakery when your parent or guardian agrees',
    );
  });

  test("closed: shows the outcome with the company's note", async () => {
    const decision_note = 'Please look at our next project!';
    answer({ [listOf('closed')]: page({ ...pending, status: 'rejected', turn: null, decision_note }) });
    await draw('closed');
    expect(await row()).toHaveTextContent(`Not this time${survey.company.company_name}${decision_note}`);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Report this note',
    ]);
  });

  test("completed: says how much work it was, with the company's closing words", async () => {
    const tasks = { approved: 4, total: 4, percent: 100 };
    answer({ [listOf('completed')]: page({ ...survey, status: 'completed', turn: null, tasks }) });
    const closing_words = { text: 'You made us better.', by: 'Rosa Diaz' };
    await draw('completed', { entry: { minutes: 390, closing_words } as RecordEntry });
    expect(await row()).toHaveTextContent('Completed4 tasks · about 6.5 hours');
    expect(await row()).toHaveTextContent('Rosa Diaz · Sunny Side BakeryYou made us better.');
  });

  test('completed: the note stays and can be reported after the student left', async () => {
    const otherId = '0198c0de-7a11-7000-8000-0000000000ff';
    const completed = { ...survey, status: 'completed' as const, turn: null, decision_note: 'Welcome!' };
    answer({ [listOf('completed')]: page(completed, { ...completed, id: otherId, left_at: daysAgo(1) }) });
    await draw('completed');
    const report = await screen.findByRole('button', { name: 'Report this note' });
    expect(screen.getAllByRole('link', { name: 'See it in your record' })).toHaveLength(2);
    expect(screen.getAllByText('Welcome!')).toHaveLength(1);
    const { result } = renderHook(() => useReportRequest());
    await userEvent.click(report);
    expect(result.current).toEqual({ subject: 'note', id: otherId, about: survey.company.company_name });
  });

  test('closed without an answer: says that it is on the company, and leads to other initiatives', async () => {
    const can = { ...pending.can, withdraw: false };
    answer({
      [listOf('closed')]: page({ ...pending, status: 'ended', turn: null, unanswered: true, can }),
    });
    await draw('closed');
    expect(await row()).toHaveTextContent("No answerThey didn't get back to you — that's on them");
    expect(within(await row()).getByRole('link', { name: 'Find another initiative' })).toBeVisible();
    expect(await row()).not.toHaveTextContent('Ended');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('remaining tasks removed: says so and links to the decision', async () => {
    const can = { ...survey.can, finish: true };
    answer({ [listOf('in_progress')]: page({ ...survey, next_task: null, needs_revision: false, can }) });
    await draw();
    expect(await row()).toHaveTextContent('Sunny Side Bakery removed the remaining tasks');
    expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
  });
});

test.each([
  ['in_progress', 'Nothing active yet'],
  ['applied', 'No applications waiting'],
  ['completed', 'Nothing finished yet'],
  ['closed', 'Nothing here yet'],
] as const)('the empty %s tab says “%s” and where to go', async (tab, title) => {
  answer({ [listOf(tab)]: page(), [listOf('completed')]: page() });
  await draw(tab);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse' })).toHaveAttribute('href', '/incentives');
});

test('points a student who finished everything to Completed', async () => {
  const finished: OwnApplication = { ...survey, status: 'completed', turn: null, next_task: null };
  answer({ [listOf('in_progress')]: page(), [listOf('completed')]: page(finished) });
  await draw();
  expect(await screen.findByRole('heading', { name: 'Nothing in progress' })).toBeVisible();
  expect(screen.getByText(/Your finished initiatives are under Completed/)).toBeVisible();
  expect(screen.queryByText(/Once a company accepts you/)).toBeNull();
});

test('offers a retry when the list fails to load', async () => {
  answer({ [listOf('in_progress')]: refused(500, 'unexpected') });
  await draw();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your initiatives');
  answer({ [listOf('in_progress')]: page(survey) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await row()).toHaveTextContent('Taste survey');
});

describe('withdrawing', () => {
  const line = `POST /api/applications/${pending.id}/withdrawal`;
  async function withdraw() {
    await draw('applied');
    await userEvent.click(await screen.findByRole('button', { name: /^Withdraw/ }));
    const question = screen.getByRole('alertdialog', { name: 'Withdraw your application?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
  }

  test('asks for confirmation, confirms it with a toast, and removes the row', async () => {
    let gone = false;
    answer({
      [listOf('applied')]: () => (gone ? page() : page(pending)),
      [line]: () => ((gone = true), ok({ ...pending, status: 'withdrawn' }, 201)),
    });
    await withdraw();
    await waitFor(() =>
      expect(said()).toEqual(['Application withdrawn', 'You can apply to “Taste survey” again anytime.']),
    );
    expect(await screen.findByRole('heading', { name: 'No applications waiting' })).toBeVisible();
  });

  test('says so when the company has just accepted the student', async () => {
    answer({
      [listOf('applied')]: page(pending),
      [line]: refused(409, 'already_decided', { state: 'accepted' }),
    });
    await withdraw();
    await waitFor(() =>
      expect(said()).toEqual(['Failed to withdraw your application', 'The company has just accepted you.']),
    );
  });
});

describe('leaving a completed initiative', () => {
  const completed: OwnApplication = { ...survey, status: 'completed', turn: null, next_task: null };
  const line = `POST /api/applications/${survey.id}/end`;
  async function stop() {
    await draw('completed');
    await userEvent.click(await screen.findByRole('button', { name: /^Stop sharing.*Sunny Side Bakery/ }));
    const question = screen.getByRole('alertdialog', { name: 'Stop sharing with Sunny Side Bakery?' });
    expect(question).toHaveTextContent("won't be able to message you about “Taste survey”");
    await userEvent.click(within(question).getByRole('button', { name: 'Stop sharing' }));
  }

  test('asks for confirmation, confirms it with a toast, and keeps the row as history', async () => {
    let left = false;
    answer({
      [listOf('completed')]: () =>
        page(
          left ? { ...completed, left_at: daysAgo(0), can: { ...completed.can, leave: false } } : completed,
        ),
      [line]: () => ((left = true), ok({ id: survey.id, status: 'completed', finished_at: null }, 201)),
    });
    await stop();
    await waitFor(() =>
      expect(said()).toEqual([
        'Sharing stopped',
        "Sunny Side Bakery can't message you about “Taste survey” anymore.",
      ]),
    );
    await waitFor(async () => expect(await row()).toHaveTextContent('CompletedSharing stopped'));
    expect(screen.queryByRole('button', { name: /^Stop sharing/ })).toBeNull();
  });

  test('shows a failure and can be retried', async () => {
    answer({ [listOf('completed')]: page(completed), [line]: refused(500, 'unexpected') });
    await stop();
    await waitFor(() => expect(said()[0]).toBe('Failed to stop sharing'));
    expect(await screen.findByRole('button', { name: /^Stop sharing/ })).toBeEnabled();
  });
});
