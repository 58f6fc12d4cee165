// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { drawForCompany, said } from '../../render.fixture.tsx';
import { attemptOf, submissionId, underReview } from './review.fixture.ts';
import { closed, Reviewing, lineOf, press, task, field, shown } from './review-workspace.fixture.tsx';

useDom();
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the review', () => {
  test('shows task, initiative, status, student, date, instructions, debug, work, feedback and buttons', async () => {
    shown(underReview(1, { company_feedback: 'Said before' }));
    await drawForCompany(<Reviewing />);
    expect(await task('Ask twenty neighbors')).toBeVisible();
    const work = screen.getByRole('article', { name: 'Ask twenty neighbors by Maya Torres' });
    for (const words of ['Taste survey', 'Pending', 'Maya Torres', 'Write down what they said'])
      expect(within(work).getByText(words)).toBeVisible();
    expect(work).toHaveTextContent(/Submitted Nov 1/);
    // Tests run in development mode, which shows the debug block.
    expect(within(work).getByText('Debug')).toBeVisible();
    expect(work).toHaveTextContent('What I found, attempt 1');
    expect(await field()).toHaveValue('Said before');
    expect(await field()).toHaveAttribute('placeholder', 'Provide feedback for the student...');
    for (const name of ['Approve', 'Request Revision', 'Mark as Reviewed'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    await press('Back to Active Users');
    expect(closed).toHaveBeenCalledOnce();
  });

  test('on phones, instructions and earlier attempts are one disclosure above the work', async () => {
    const media = globalThis.matchMedia;
    globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
    shown(underReview(2, { attempts: [attemptOf(2), attemptOf(1, { status: 'needs_revision' })] }));
    await drawForCompany(<Reviewing />);
    const summary = await screen.findByText('Instructions and 1 earlier attempt');
    const disclosure = summary.closest('details')!;
    expect(disclosure.open).toBe(false);
    expect(disclosure).toHaveTextContent('Write down what they said');
    expect(disclosure).toHaveTextContent('What I found, attempt 1');
    expect(disclosure).not.toHaveTextContent('What I found, attempt 2');
    globalThis.matchMedia = media;
  });

  test('says what Mark as Reviewed does', async () => {
    shown(underReview());
    await drawForCompany(<Reviewing />);
    expect(await screen.findByRole('button', { name: 'Mark as Reviewed' })).toHaveAccessibleDescription(
      "Mark as Reviewed shows the student that you've seen it. You can still approve it later.",
    );
  });

  test('says which task of the initiative it is, unless there is only one or it was removed', async () => {
    const { task: reviewed, tasks } = underReview();
    shown(underReview());
    const { unmount } = await drawForCompany(<Reviewing />);
    // On phones below the title, otherwise beside it.
    expect(await screen.findAllByText('Task 2 of 2')).toHaveLength(2);
    unmount();
    for (const left of [[{ id: reviewed.id, approved: false }], tasks.slice(0, 1)]) {
      shown(underReview(1, { tasks: left }));
      const drawn = await drawForCompany(<Reviewing />);
      expect(await task('Ask twenty neighbors')).toBeVisible();
      expect(screen.queryByText(/Task \d/)).toBeNull();
      drawn.unmount();
    }
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

  test('a PDF that cannot be opened says so, and can still be downloaded', async () => {
    shown(underReview(1, { ...upload, attempts: [attemptOf(1, upload)] }));
    await drawForCompany(<Reviewing />);
    const preview = await screen.findByRole('region', { name: 'Preview of Umfrage der Nachbarn.pdf' });
    expect(await within(preview).findByText("We can't show this PDF. Download it to view it.")).toBeVisible();
    expect(within(preview).getByRole('button', { name: /^Download/ })).toBeEnabled();
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

  const sent = {
    status: 'pending',
    by: 'student',
    author: null,
    note: null,
    created_at: '2026-11-01T08:00:00Z',
  } as const;
  const decided = (status: 'approved' | 'needs_revision', note: string) =>
    ({ status, by: 'company', author: null, note, created_at: '2026-11-02T08:00:00Z' }) as const;

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
    expect(happened).toHaveTextContent(/You requested changes.*Ask eight more/);
  });

  test('shows the timeline of the attempt and when it was reviewed', async () => {
    const timeline = [sent, decided('approved', 'Lovely')];
    shown(
      underReview(1, { reviewed_at: '2026-11-12T12:00:00.000Z', attempts: [attemptOf(1, { timeline })] }),
    );
    await drawForCompany(<Reviewing />);
    const happened = await screen.findByRole('list', { name: 'What happened to attempt 1' });
    expect(happened).toHaveTextContent(/Maya Torres submitted it.*You approved it.*Lovely/);
    expect(screen.getByRole('article')).toHaveTextContent('Reviewed Nov 12');
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

describe('Escape', () => {
  test('closes the snippet form, then the snippets, then the review', async () => {
    const snippets = 'GET /api/company/feedback-snippets';
    shown(underReview(1), { [snippets]: ok({ items: [] }) });
    await drawForCompany(<Reviewing />);
    await press('Saved feedback');
    await press('Save new feedback');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByRole('region', { name: 'Saved feedback' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Saved feedback' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Saved feedback' })).toHaveFocus();
    expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledOnce();
  });
});
