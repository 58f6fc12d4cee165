// @vitest-environment jsdom
import type { QueuedSubmission } from '@questline/contract';
import { previewPath } from '@questline/contract/plain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { drawForCompany, said } from '../../render.fixture.tsx';
import { ReviewFeedback } from './review-feedback.tsx';
import { ReviewQueue } from './review-queue.tsx';
import { ReviewWorkspace } from './review-workspace.tsx';
import { application, submissionId, underReview } from './review.fixture.ts';
import { StudentSubmissionsDialog } from './student-submissions-dialog.tsx';
import { useRef, useState } from 'react';

useDom();
afterEach(() => vi.unstubAllGlobals());
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const onReview = vi.fn<(id: string) => void>();
const onClose = vi.fn<() => void>();

describe('the submissions of a student', () => {
  const line = `GET /api/applications/${application.id}/submissions`;
  const { task, submission_type, completed_at } = underReview(1);
  const item = (n: number, status: string) => ({
    id: submissionId(n),
    task,
    attempt: n,
    submission_type,
    status,
    completed_at,
    reviewed_at: status === 'pending' ? null : '2026-11-12T08:00:00.000Z',
    can: { review: status === 'pending' },
  });
  const dialog = (
    <StudentSubmissionsDialog
      applicationId={application.id}
      open
      onClose={onClose}
      onReview={onReview}
      message={({ student }) => <a href="/inbox">Message {student.full_name}</a>}
    />
  );

  test('shows tabs with counts, and for each submission its details and Review Submission', async () => {
    answer({
      [line]: ok({
        application,
        counts: { all: 2, pending: 1, reviewed: 0, approved: 1, needs_revision: 0 },
        items: [item(1, 'pending'), item(2, 'approved')],
      }),
    });
    await drawForCompany(dialog);
    const tabs = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    expect(tabs).toEqual(['All2', 'Pending1', 'Reviewed0', 'Approved1', 'Needs Revision0']);
    const [first] = screen.getAllByRole('listitem');
    for (const words of ['Ask twenty neighbors', 'Write down what they said', 'Pending', 'Text'])
      expect(within(first!).getAllByText(words)[0]).toBeVisible();
    expect(first).toHaveTextContent(/Submitted Nov 1, 2026/);
    await userEvent.click(within(first!).getByRole('button', { name: /^Review Submission/ }));
    expect(onReview).toHaveBeenCalledWith(submissionId(1));
    await userEvent.click(screen.getByRole('tab', { name: /^Approved/ }));
    const [decided, ...more] = screen.getAllByRole('listitem');
    expect(more).toEqual([]);
    expect(decided).toHaveTextContent('Reviewed Nov 12');
    // It's already decided.
    expect(within(decided!).queryByRole('button', { name: /^Review Submission/ })).toBeNull();
    expect(within(decided!).getByRole('button', { name: /^View Submission/ })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: /^Reviewed/ }));
    expect(screen.getByRole('heading', { name: 'No submissions found' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Message Maya Torres' })).not.toBeInTheDocument();
  });

  test('shows “Failed to fetch submissions” and offers a retry', async () => {
    answer({ [line]: refused(500, 'unexpected', { text: 'Something went wrong.' }) });
    await drawForCompany(dialog);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch submissions');
    const counts = { all: 0, pending: 0, reviewed: 0, approved: 0, needs_revision: 0 };
    answer({ [line]: ok({ application, counts, items: [] }) });
    await press('Retry');
    expect(await screen.findByRole('heading', { name: 'No submissions found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Message Maya Torres' })).toBeVisible();
  });

  test('an application that no longer exists has a link back instead of Retry', async () => {
    answer({ [line]: refused(404, 'not_found') });
    await drawForCompany(dialog);
    expect(await screen.findByRole('alert')).toHaveTextContent('These submissions are no longer available');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await press('Back to the list');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the review queue', () => {
  const line = 'GET /api/company/review-queue';
  const queued = (n: number): QueuedSubmission => ({
    ...underReview(n),
    task: { id: submissionId(7), title: `Task ${n}` },
    peek: 'They would like rolls.',
    thumbnail: null,
  });
  const queue = (items: QueuedSubmission[], sent_back: QueuedSubmission[] = []) =>
    ok({ items, next: null, waiting: items.length, sent_back });
  const taskOf = (row: HTMLElement) => row.querySelector('h3 + p')!.textContent;

  test('lists the oldest first across all initiatives; Start and O open it', async () => {
    answer({ [line]: queue([queued(1), queued(2)]) });
    await drawForCompany(<ReviewQueue onReview={onReview} covered={false} back="Back" />);
    const rows = await screen.findAllByRole('article');
    expect(rows[0]!.querySelector('h3')).toHaveTextContent('Maya Torres');
    expect(rows.map(taskOf)).toEqual(['Task 1 · Taste survey', 'Task 2 · Taste survey']);
    expect(screen.getByText('2 submissions to review, oldest first')).toBeVisible();
    await press('Start reviewing');
    expect(onReview).toHaveBeenLastCalledWith(submissionId(1));
    await userEvent.keyboard('jjo');
    expect(onReview).toHaveBeenLastCalledWith(submissionId(2));
  });

  test('each row shows a peek and the attempt, and is a button as a whole', async () => {
    const photo = { submission_type: 'upload', peek: 'poster.png', thumbnail: submissionId(8) } as const;
    answer({ [line]: queue([queued(1), { ...queued(2), ...photo }]) });
    await drawForCompany(<ReviewQueue onReview={onReview} covered={false} back="Back" />);
    const [text, upload] = await screen.findAllByRole('article');
    expect(text).toHaveTextContent('“They would like rolls.”');
    expect(text).not.toHaveTextContent('Text');
    expect(upload).toHaveTextContent('poster.pngUpload · Attempt 2');
    expect(upload!.querySelector('img[loading=lazy]')).toHaveAttribute('src', previewPath(submissionId(8)));
    await press('Review Submission: Task 2 by Maya Torres');
    expect(onReview).toHaveBeenLastCalledWith(submissionId(2));
  });

  test('lists work that was sent back below the queue', async () => {
    const back = { ...queued(1), reviewed_at: new Date(Date.now() - 2 * 86_400_000).toISOString() };
    answer({ [line]: queue([], [back]) });
    await drawForCompany(<ReviewQueue onReview={onReview} covered={false} back="Back" />);
    const section = await screen.findByRole('region', { name: 'Waiting for students' });
    expect(within(section).getByRole('article')).toHaveTextContent('Sent back 2 days ago');
    expect(screen.getByRole('heading', { name: "You're all caught up" })).toBeVisible();
    await press('View Submission: Task 1 by Maya Torres');
    expect(onReview).toHaveBeenLastCalledWith(submissionId(1));
  });

  test('celebrates only after there was work', async () => {
    answer({ [line]: queue([]) });
    await drawForCompany(
      <ReviewQueue untouched={{ text: 'You review it here.' }} onReview={onReview} covered={false} />,
    );
    expect(await screen.findByRole('heading', { name: 'No submissions yet' })).toBeVisible();
    expect(screen.getByText('You review it here.')).toBeVisible();
    expect(screen.queryByText("You're all caught up")).toBeNull();
  });

  test('removes a reviewed submission even if refetching fails', async () => {
    const one = `/api/submissions/${submissionId(1)}`;
    answer({
      [line]: queue([queued(1), queued(2)]),
      [`GET ${one}`]: ok(underReview(1)),
    });
    const none = () => undefined;
    await drawForCompany(
      <>
        <ReviewQueue onReview={onReview} covered back="Back" />
        <ReviewWorkspace id={submissionId(1)} onClose={none} onOpen={none} scope="student" />
      </>,
    );
    expect(await screen.findByText('2 submissions to review, oldest first')).toBeInTheDocument();
    answer({ [`POST ${one}/review`]: ok(underReview(1, { status: 'approved' }), 201) });
    await press('Approve');
    expect(await screen.findByText('1 submission to review')).toBeInTheDocument();
    expect(screen.queryByText('Task 1')).toBeNull();
  });

  test('says so when there is nothing to review', async () => {
    answer({ [line]: queue([]) });
    await drawForCompany(<ReviewQueue onReview={onReview} covered={false} back="Back" />);
    expect(await screen.findByRole('heading', { name: "You're all caught up" })).toBeVisible();
  });

  test('shows “Failed to fetch submissions”', async () => {
    answer({ [line]: refused(500, 'unexpected', { text: 'Something went wrong.' }) });
    await drawForCompany(<ReviewQueue onReview={onReview} covered={false} back="Back" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch submissions');
  });
});

describe('snippets', () => {
  const line = 'GET /api/company/feedback-snippets';
  const snippet = {
    id: submissionId(5),
    name: 'Kind start',
    content: 'Thank you!',
    created_at: '2026-11-01T08:00:00Z',
  };
  function Writing() {
    const [feedback, setFeedback] = useState('Good.');
    const field = useRef<HTMLTextAreaElement>(null);
    return <ReviewFeedback feedback={feedback} onChange={setFeedback} missing={0} titled field={field} />;
  }

  test('scrolls the panel into view when its rows load, and the form when it opens', async () => {
    const shown: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.getAttribute('aria-label') ?? this.tagName);
    };
    answer({ [line]: ok({ items: [snippet] }) });
    await drawForCompany(<Writing />);
    await press('Saved feedback');
    await screen.findByRole('button', { name: /^Insert Kind start/ });
    await waitFor(() => expect(shown.at(-1)).toBe('Saved feedback'));
    await press('Save new feedback');
    await waitFor(() => expect(shown.at(-1)).toBe('FORM'));
  });

  test('inserts a snippet after the text', async () => {
    answer({ [line]: ok({ items: [snippet] }) });
    await drawForCompany(<Writing />);
    await press('Saved feedback');
    await press(/^Insert Kind start/);
    expect(screen.getByLabelText('Company Feedback')).toHaveValue('Good.\nThank you!');
    expect(screen.getByLabelText('Company Feedback')).toHaveFocus();
  });

  test('offers the first three next to the field', async () => {
    const { created_at } = snippet;
    const items = ['One', 'Two', 'Three', 'Four'].map((name, n) => ({
      id: submissionId(n),
      name,
      content: `${name}!`,
      created_at,
    }));
    answer({ [line]: ok({ items }) });
    await drawForCompany(<Writing />);
    await press('Add Two');
    expect(screen.getByLabelText('Company Feedback')).toHaveValue('Good.\nTwo!');
    expect(screen.getAllByRole('button', { name: /^Add / })).toHaveLength(3);
  });

  test('saves the text as a new snippet, edits it and deletes it', async () => {
    const sent = answer({
      [line]: ok({ items: [snippet] }),
      'POST /api/company/feedback-snippets': ok(snippet, 201),
      [`PATCH /api/company/feedback-snippets/${snippet.id}`]: ok(snippet),
      [`DELETE /api/company/feedback-snippets/${snippet.id}`]: { status: 204 },
    });
    const bodies = (method: string) =>
      sent.filter(({ line }) => line.startsWith(method)).map(({ body }) => body);
    await drawForCompany(<Writing />);
    await press('Saved feedback');
    await press('Save new feedback');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('Short');
    await press('Save feedback');
    await waitFor(() => expect(bodies('POST')).toMatchObject([{ name: 'Short', content: 'Good.' }]));
    await press('Edit Kind start');
    await userEvent.type(screen.getByLabelText('Feedback text'), ' Really.');
    await press('Save changes');
    await waitFor(() =>
      expect(bodies('PATCH')).toEqual([{ name: 'Kind start', content: 'Thank you! Really.' }]),
    );
    await press('Delete Kind start');
    await waitFor(() => expect(bodies('DELETE')).toHaveLength(1));
  });

  test('shows a missing name at its field, and a full list as a toast', async () => {
    const post = 'POST /api/company/feedback-snippets';
    const fields = { 'body.name': 'Give it a name' };
    answer({
      [line]: ok({ items: [] }),
      [post]: { status: 400, body: { code: 'invalid_input', text: '', fields } },
    });
    await drawForCompany(<Writing />);
    await press('Saved feedback');
    await press('Save new feedback');
    await press('Save feedback');
    expect(await screen.findByText('Give it a name')).toBeVisible();
    const text = "You've reached the limit for saved feedback. Delete one to save another.";
    answer({ [line]: ok({ items: [] }), [post]: refused(409, 'too_many_snippets', { text }) });
    await press('Save feedback');
    await waitFor(() => expect(said()).toEqual(['Failed to save your feedback', text]));
  });
});
