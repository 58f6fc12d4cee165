// @vitest-environment jsdom
import type { ReviewedSubmission } from '@questline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { drawForCompany, said } from '../../render.fixture.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { application, attemptOf, submissionId, underReview } from './review.fixture.ts';

useDom();
beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const closed = vi.fn<() => void>();
function Reviewing({ scope = 'student' }: { scope?: 'student' | 'queue' }) {
  const [id, setId] = useState(submissionId(1));
  return <ReviewDialog id={id} open onClose={closed} onOpen={setId} scope={scope} />;
}
const lineOf = (n: number) => `GET /api/submissions/${submissionId(n)}`;
const reviewOf = (n: number) => `POST /api/submissions/${submissionId(n)}/review`;
const reviewed = (n: number, status: ReviewedSubmission['status'], more: Partial<ReviewedSubmission> = {}) =>
  ok(
    underReview(n, {
      status,
      can: { approve: false, request_revision: false, mark_reviewed: false },
      ...more,
    }),
    201,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByLabelText('Company Feedback');
const shown = (submission: ReviewedSubmission, answers: Parameters<typeof answer>[0] = {}) => {
  closed.mockClear();
  return answer({ [lineOf(1)]: ok(submission), ...answers });
};

describe('the review', () => {
  test('shows task, initiative, status, student, date, instructions, debug, work, feedback and buttons', async () => {
    shown(underReview(1, { company_feedback: 'Said before' }));
    await drawForCompany(<Reviewing />);
    const dialog = await screen.findByRole('dialog', { name: 'Ask twenty neighbors' });
    for (const words of ['Taste survey', 'Pending', 'Maya Torres', 'Write down what they said'])
      expect(within(dialog).getByText(words)).toBeVisible();
    expect(dialog).toHaveTextContent(/Submitted Nov 1, 2026/);
    // Tests run in development mode, which shows the debug block.
    expect(within(dialog).getByText('Debug')).toBeVisible();
    expect(dialog).toHaveTextContent('What I found, attempt 1');
    expect(await field()).toHaveValue('Said before');
    expect(await field()).toHaveAttribute('placeholder', 'Provide feedback for the student...');
    for (const name of ['Approve', 'Request Revision', 'Mark as Reviewed'])
      expect(within(dialog).getByRole('button', { name })).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[1]!);
    expect(closed).toHaveBeenCalledOnce();
  });

  test('shows a link as an external link', async () => {
    const link = {
      submission_type: 'link',
      content: 'https://clips.example/one',
      host: 'clips.example',
    } as const;
    shown(underReview(1, { ...link, attempts: [attemptOf(1, link)] }));
    await drawForCompany(<Reviewing />);
    const it = await screen.findByRole('link', { name: /clips\.example/ });
    expect(it).toHaveAttribute('href', 'https://clips.example/one');
    expect(it).toHaveAttribute('target', '_blank');
    expect(it.getAttribute('rel')).toContain('noopener');
  });

  const upload = {
    submission_type: 'upload',
    content: null,
    file: {
      id: submissionId(9),
      original_name: 'Umfrage der Nachbarn.pdf',
      media_type: 'application/pdf',
      byte_size: 20_480,
      status: 'ready',
    },
  } as const;

  test('downloads a file by its short-lived URL, and shows a failure', async () => {
    shown(underReview(1, { ...upload, attempts: [attemptOf(1, upload)] }));
    await drawForCompany(<Reviewing />);
    expect(await screen.findByText('Umfrage der Nachbarn.pdf', { selector: 'p' })).toBeVisible();
    await press(/^Download/);
    await waitFor(() => expect(said()[0]).toBe('Failed to download file'));
    const links: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`);
    });
    const url = `/api/files/${upload.file.id}/content?token=t`;
    answer({
      [`POST /api/files/${upload.file.id}/download`]: ok({ url, expires_at: '2026-11-01T08:00:00Z' }, 201),
    });
    await press(/^Download/);
    await waitFor(() => expect(links).toEqual([`${url} true`]));
  });

  test.each([
    ['text', 'No text content submitted'],
    ['link', 'No link submitted'],
    ['upload', 'No file uploaded'],
  ] as const)('shows for missing %s: %s', async (submission_type, words) => {
    const nothing = { submission_type, content: null, host: null, file: null };
    shown(underReview(1, { ...nothing, attempts: [attemptOf(1, nothing)] }));
    await drawForCompany(<Reviewing />);
    expect(await screen.findByText(words)).toBeVisible();
  });

  const sent = { status: 'pending', by: 'student', note: null, created_at: '2026-11-01T08:00:00Z' } as const;
  const decided = (status: 'approved' | 'needs_revision', note: string) =>
    ({ status, by: 'company', note, created_at: '2026-11-02T08:00:00Z' }) as const;

  test('shows earlier attempts with their timeline and feedback', async () => {
    const timeline = [sent, decided('needs_revision', 'Ask eight more')];
    const first = attemptOf(1, { status: 'needs_revision', superseded: true, timeline });
    answer({ [lineOf(1)]: ok({ ...underReview(2), id: submissionId(1), attempts: [attemptOf(2), first] }) });
    await drawForCompany(<Reviewing />);
    const earlier = await screen.findByRole('region', { name: 'Earlier attempts' });
    expect(earlier).toHaveTextContent('Attempt 1');
    expect(earlier).toHaveTextContent('Needs Revision');
    expect(earlier).toHaveTextContent('What I found, attempt 1');
    const happened = within(earlier).getByRole('list', { name: 'What happened to attempt 1' });
    expect(happened).toHaveTextContent('Maya Torres submitted it');
    expect(happened).toHaveTextContent(/You requested a revision.*Ask eight more/);
  });

  test('shows the timeline of the attempt and when it was reviewed', async () => {
    const timeline = [sent, decided('approved', 'Lovely')];
    shown(
      underReview(1, { reviewed_at: '2026-11-12T12:00:00.000Z', attempts: [attemptOf(1, { timeline })] }),
    );
    await drawForCompany(<Reviewing />);
    const happened = await screen.findByRole('list', { name: 'What happened to attempt 1' });
    expect(happened).toHaveTextContent(/Maya Torres submitted it.*You approved it.*Lovely/);
    expect(screen.getByRole('dialog')).toHaveTextContent('Reviewed Nov 12');
  });

  test('offers no decision for an approved submission', async () => {
    const can = { approve: false, request_revision: false, mark_reviewed: false };
    const attempts = [attemptOf(1, { status: 'approved', timeline: [sent, decided('approved', 'Lovely')] })];
    shown(
      underReview(1, {
        status: 'approved',
        company_feedback: 'Lovely',
        can,
        attempts,
        queue: { previous: null, next: submissionId(2) },
      }),
    );
    await drawForCompany(<Reviewing scope="queue" />);
    expect(await screen.findByText('Lovely')).toBeVisible();
    expect(screen.queryByLabelText('Open the next one after each decision')).toBeNull();
    expect(screen.queryByLabelText('Company Feedback', { selector: 'textarea' })).toBeNull();
    for (const name of ['Approve', 'Request Revision', 'Mark as Reviewed'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('shows “Failed to fetch submissions” and offers a retry', async () => {
    answer({ [lineOf(1)]: refused(500, 'unexpected', { text: 'Something went wrong.' }) });
    await drawForCompany(<Reviewing />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch submissions');
    shown(underReview(1));
    await press('Retry');
    expect(await field()).toBeVisible();
  });

  test('a submission that no longer exists has a link back instead of Retry', async () => {
    closed.mockClear();
    answer({ [lineOf(1)]: refused(404, 'not_found') });
    await drawForCompany(<Reviewing scope="queue" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This submission is no longer available');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await press('Back to the review queue');
    expect(closed).toHaveBeenCalledOnce();
  });
});

describe('deciding', () => {
  test.each([
    ['Approve', 'approved', 'approved', 'Well done'],
    ['Request Revision', 'needs_revision', 'needs revision', 'Ask eight more'],
    ['Mark as Reviewed', 'reviewed', 'reviewed', ''],
  ] as const)('%s: Submission marked as …', async (name, status, words, feedback) => {
    const sent = shown(underReview(1), { [reviewOf(1)]: reviewed(1, status) });
    await drawForCompany(<Reviewing />);
    if (feedback) await userEvent.type(await field(), feedback);
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

  test('keeps the feedback when the status update fails', async () => {
    shown(underReview(1), { [reviewOf(1)]: refused(500, 'unexpected', { text: 'Something went wrong.' }) });
    await drawForCompany(<Reviewing />);
    await userEvent.type(await field(), 'Good');
    await press('Approve');
    await waitFor(() =>
      expect(said()).toEqual(['Failed to update submission status', 'Something went wrong.']),
    );
    expect(await field()).toHaveValue('Good');
  });

  test.each([
    ['approved', 'This was already approved'],
    ['needs_revision', 'A revision was already requested'],
    ['superseded', 'The student submitted a newer attempt'],
  ])('shows that it was already decided: %s', async (state, words) => {
    shown(underReview(1), { [reviewOf(1)]: refused(409, 'already_decided', { state }) });
    await drawForCompany(<Reviewing />);
    await userEvent.type(await field(), 'My words');
    await press('Approve');
    const notice = await screen.findByText(words);
    expect(notice.closest('[role=status]')).toHaveTextContent("Your feedback wasn't sent: “My words”");
  });

  test('keeps the feedback when the dialog is closed', async () => {
    shown(underReview(1));
    const { unmount } = await drawForCompany(<Reviewing />);
    await userEvent.type(await field(), 'Half a thought');
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
    expect(await screen.findByRole('dialog', { name: 'Make a poster' })).toBeVisible();
    await press('Previous');
    expect(await screen.findByRole('dialog', { name: 'Ask twenty neighbors' })).toBeVisible();
  });

  test('a decision opens the next one, and the last one closes the dialog', async () => {
    shown(underReview(1, { queue: next }), {
      [lineOf(2)]: ok(second),
      [reviewOf(1)]: reviewed(1, 'approved', { queue: next }),
      [reviewOf(2)]: reviewed(2, 'approved'),
    });
    await drawForCompany(<Reviewing scope="queue" />);
    expect(await screen.findByLabelText('Open the next one after each decision')).toBeChecked();
    await press('Approve');
    const dialog = await screen.findByRole('dialog', { name: 'Make a poster' });
    expect(within(dialog).getByRole('article')).toHaveFocus();
    expect(closed).not.toHaveBeenCalled();
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
    await screen.findByRole('dialog', { name: 'Ask twenty neighbors' });
    await userEvent.keyboard('f');
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('am fine{Control>}{Enter}{/Control}');
    await screen.findByRole('dialog', { name: 'Make a poster' });
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
  const mayas = (more: Parameters<typeof answer>[0] = {}) =>
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
    expect(await screen.findByRole('dialog', { name: 'Task 2' })).toHaveTextContent('2 of 3');
    await userEvent.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'Task 3' })).toHaveTextContent('3 of 3');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.keyboard('k');
    expect(await screen.findByRole('dialog', { name: 'Task 2' })).toBeVisible();
    for (const n of [8, 9]) expect(asked.some(({ line }) => line === lineOf(n))).toBe(false);
  });

  test("a decision opens the student's next undecided submission", async () => {
    mayas({ [reviewOf(1)]: reviewed(1, 'approved', { queue }) });
    await drawForCompany(<Reviewing />);
    await userEvent.click(await screen.findByLabelText('Open the next one after each decision'));
    await press('Approve');
    expect(await screen.findByRole('dialog', { name: 'Task 3' })).toBeVisible();
  });
});

describe('Escape', () => {
  test('closes the snippet form, then the snippets, then the review', async () => {
    const snippets = 'GET /api/company/feedback-snippets';
    shown(underReview(1), { [snippets]: ok({ items: [] }) });
    await drawForCompany(<Reviewing />);
    await press('Snippets');
    await press('Save a new snippet');
    expect(screen.getByLabelText('Snippet name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText('Snippet name')).toBeNull();
    expect(screen.getByRole('region', { name: 'Snippets' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Snippets' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Snippets' })).toHaveFocus();
    expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledOnce();
  });
});
