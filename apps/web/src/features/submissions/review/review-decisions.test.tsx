// @vitest-environment jsdom
import type { ReviewedSubmission } from '@questline/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnswersByLine, byDana, ok, refused, untilConfirmed } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { fill } from '../../../ui/tests/fill.ts';
import { drawForCompany, said } from '../../render.fixture.tsx';
import { application, attemptOf, submissionId, underReview } from './review.fixture.ts';
import {
  closed,
  Reviewing,
  lineOf,
  reviewOf,
  reviewed,
  press,
  task,
  field,
  shown,
} from './review-workspace.fixture.tsx';

useDom();
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('deciding', () => {
  test.each([
    ['Approve', 'approved', 'approved', 'Well done'],
    ['Request Revision', 'needs_revision', 'needs revision', 'Ask eight more'],
    ['Mark as Reviewed', 'reviewed', 'reviewed', ''],
  ] as const)('%s: Submission marked as …', async (name, status, words, feedback) => {
    const sent = shown(underReview(1), { [reviewOf(1)]: reviewed(1, status) });
    await drawForCompany(<Reviewing />);
    if (feedback) await fill(await field(), feedback);
    await press(name);
    await waitFor(() => expect(said()[0]).toBe(`Submission marked as ${words}`));
    const body = sent.find(({ line }) => line === reviewOf(1))!.body;
    expect(body).toEqual({ status, feedback: feedback || null });
  });

  test('a revision needs feedback: the field shows an error, takes the focus and scrolls into view', async () => {
    const sent = shown(underReview(1));
    const inView: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      inView.push(this);
    };
    await drawForCompany(<Reviewing />);
    await press('Request Revision');
    const error = await screen.findByText('Tell the student what to change');
    expect(error).toBeVisible();
    expect(inView.at(-1)).toContainElement(error);
    // Pressing again scrolls it into view again.
    await press('Request Revision');
    expect(inView).toHaveLength(2);
    expect(await field()).toHaveFocus();
    expect(await field()).toBeInvalid();
    expect(sent.some(({ line }) => line === reviewOf(1))).toBe(false);
  });

  test('feedback with contact details is sent only after a confirmation', async () => {
    const sent = shown(underReview(1), { [reviewOf(1)]: untilConfirmed(reviewed(1, 'approved')) });
    await drawForCompany(<Reviewing />);
    await fill(await field(), 'Call 415-555-0142');
    await press('Approve');
    expect(await screen.findByText('This looks like it includes a phone number.')).toBeVisible();
    await press('Edit');
    expect(await field()).toHaveFocus();
    await press('Send without it');
    await waitFor(() => expect(said()[0]).toBe('Submission marked as approved'));
    const written = { status: 'approved', feedback: 'Call 415-555-0142' };
    expect(sent.filter(({ line }) => line === reviewOf(1)).map(({ body }) => body)).toEqual([
      written,
      { ...written, contact_details_confirmed: true },
    ]);
  });

  test('keeps the feedback when the status update fails', async () => {
    shown(underReview(1), { [reviewOf(1)]: refused(500, 'unexpected', { text: 'Something went wrong.' }) });
    await drawForCompany(<Reviewing />);
    await fill(await field(), 'Good');
    await press('Approve');
    await waitFor(() =>
      expect(said()).toEqual(['Failed to update submission status', 'Something went wrong.']),
    );
    expect(await field()).toHaveValue('Good');
  });

  test.each([
    ['approved', 'This was already approved'],
    ['needs_revision', 'Changes were already requested'],
    ['ended', 'This collaboration has ended'],
    ['superseded', 'The student submitted a newer attempt'],
  ])('shows that it was already decided: %s', async (state, words) => {
    shown(underReview(1), { [reviewOf(1)]: refused(409, 'already_decided', { state }) });
    await drawForCompany(<Reviewing />);
    await fill(await field(), 'My words');
    await press('Approve');
    const notice = await screen.findByText(words);
    expect(notice.closest('[role=status]')).toHaveTextContent("Your feedback wasn't sent: “My words”");
  });

  test.each([
    ['approved', 'Dana approved this 1 min ago'],
    ['needs_revision', 'Dana requested changes 1 min ago'],
    ['reviewed', 'Dana marked this as reviewed 1 min ago'],
    ['ended', 'Dana ended this collaboration 1 min ago'],
  ])('says which teammate was first: %s', async (state, words) => {
    shown(underReview(1), { [reviewOf(1)]: refused(409, 'already_decided', { state, first: byDana() }) });
    await drawForCompany(<Reviewing />);
    await fill(await field(), 'My words');
    await press('Approve');
    const notice = (await screen.findByText(words)).closest('[role=status]');
    expect(notice).toHaveTextContent("Your decision wasn't saved");
    expect(notice).toHaveTextContent("Your feedback wasn't sent: “My words”");
  });

  test('keeps feedback readable when a teammate decides while it is being written', async () => {
    const { by: author, at: created_at } = byDana();
    const step = { status: 'approved', by: 'company', author, note: null, created_at } as const;
    const attempts = [attemptOf(1, { status: 'approved', timeline: [step] })];
    let decided = false;
    shown(underReview(1), {
      [lineOf(1)]: () =>
        decided ? { ...reviewed(1, 'approved', { attempts }), status: 200 } : ok(underReview(1)),
    });
    const { queryClient } = await drawForCompany(<Reviewing />);
    await fill(await field(), 'My words');
    decided = true;
    await act(() => queryClient.invalidateQueries());
    const notice = (await screen.findByText('Dana approved this 1 min ago')).closest('[role=status]');
    expect(notice).toHaveTextContent("Your feedback wasn't sent: “My words”");
    expect(notice).not.toHaveTextContent("Your decision wasn't saved");
    expect(screen.getByText('Dana Kim approved it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  test('keeps the feedback when the page is closed', async () => {
    shown(underReview(1));
    const { unmount } = await drawForCompany(<Reviewing />);
    await fill(await field(), 'Half a thought');
    unmount();
    await drawForCompany(<Reviewing />);
    expect(await field()).toHaveValue('Half a thought');
  });
});

describe('stepping through the queue', () => {
  const next = { previous: null, next: submissionId(2) };
  const second = underReview(2, { attempt: 1, queue: { previous: submissionId(1), next: null } });
  second.task = { ...second.task, title: 'Make a poster' };

  test('Previous and Next open the neighbors', async () => {
    shown(underReview(1, { queue: next }), { [lineOf(2)]: ok(second) });
    await drawForCompany(<Reviewing scope="queue" />);
    expect(await screen.findByRole('button', { name: 'Previous' })).toBeDisabled();
    await press('Next');
    expect(await task('Make a poster')).toBeVisible();
    await press('Previous');
    expect(await task('Ask twenty neighbors')).toBeVisible();
  });

  test('a decision opens the next one, and the last one closes the page', async () => {
    shown(underReview(1, { queue: next }), {
      [lineOf(2)]: ok(second),
      [reviewOf(1)]: reviewed(1, 'approved', { queue: next }),
      [reviewOf(2)]: reviewed(2, 'approved'),
    });
    await drawForCompany(<Reviewing scope="queue" />);
    expect(await screen.findByLabelText('Open the next one after each decision')).toBeChecked();
    await press('Approve');
    expect(await task('Make a poster')).toBeVisible();
    expect(screen.getByRole('article')).toHaveFocus();
    expect(closed).not.toHaveBeenCalled();
    // It keeps its place on the last one, so the buttons above it don't move.
    expect(screen.getByLabelText('Open the next one after each decision')).toBeChecked();
    await press('Approve');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });

  test('works by keyboard: F, Ctrl+Enter, J, K and M', async () => {
    const sent = shown(underReview(1, { queue: next }), {
      [lineOf(2)]: ok(second),
      [reviewOf(1)]: reviewed(1, 'approved', { queue: next }),
      [reviewOf(2)]: reviewed(2, 'reviewed'),
    });
    await drawForCompany(<Reviewing scope="queue" />);
    await field();
    await userEvent.keyboard('jk');
    await task('Ask twenty neighbors');
    await userEvent.keyboard('f');
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('am fine{Control>}{Enter}{/Control}');
    await task('Make a poster');
    expect(sent.find(({ line }) => line === reviewOf(1))!.body).toEqual({
      status: 'approved',
      feedback: 'am fine',
    });
    await userEvent.keyboard('m');
    await waitFor(() => expect(said()[0]).toBe('Submission marked as reviewed'));
  });
});

describe("stepping through one student's work", () => {
  const submissions = `GET /api/applications/${underReview(1).application_id}/submissions`;
  /** Task n of the student, listed in this order. */
  const workOf = (n: number, more: Partial<ReviewedSubmission> = {}) => {
    const one = underReview(n, { attempt: 1, ...more });
    one.task = { ...one.task, id: submissionId(n), title: `Task ${n}` };
    return one;
  };
  const card = (n: number, status: string) => {
    const { task, submission_type, completed_at } = workOf(n);
    const can = { review: status === 'pending' };
    return {
      id: submissionId(n),
      task,
      attempt: 1,
      submission_type,
      status,
      completed_at,
      reviewed_at: null,
      can,
    };
  };
  const counts = { all: 3, pending: 2, reviewed: 0, approved: 1, needs_revision: 0 };
  // Another student's work is next in the queue.
  const queue = { previous: submissionId(8), next: submissionId(9) };
  const mayas = (more: AnswersByLine = {}) =>
    shown(workOf(1, { queue }), {
      [lineOf(2)]: ok(workOf(2, { queue })),
      [lineOf(3)]: ok(workOf(3, { queue })),
      [submissions]: ok({
        application,
        counts,
        items: [card(1, 'pending'), card(2, 'approved'), card(3, 'pending')],
      }),
      ...more,
    });

  test('Next, Previous, J and K stay with this student and show the position', async () => {
    const asked = mayas();
    await drawForCompany(<Reviewing />);
    expect(await screen.findByText('1 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await press('Next');
    expect(await task('Task 2')).toBeVisible();
    expect(screen.getByText('2 of 3')).toBeVisible();
    await userEvent.keyboard('j');
    expect(await task('Task 3')).toBeVisible();
    expect(screen.getByText('3 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.keyboard('k');
    expect(await task('Task 2')).toBeVisible();
    for (const n of [8, 9]) expect(asked.some(({ line }) => line === lineOf(n))).toBe(false);
  });

  test("a decision opens the student's next undecided submission", async () => {
    mayas({ [reviewOf(1)]: reviewed(1, 'approved', { queue }) });
    await drawForCompany(<Reviewing />);
    await userEvent.click(await screen.findByLabelText('Open the next one after each decision'));
    await press('Approve');
    expect(await task('Task 3')).toBeVisible();
  });
});
