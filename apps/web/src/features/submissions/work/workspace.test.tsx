// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { answer, ok, refused, signInAsStudent } from '../../../lib/network.fixture.ts';
import { said } from '../../render.fixture.tsx';
import { copyOf } from './drafts/task-draft.ts';
import { readAgain } from './workspace-query.ts';
import {
  anAttempt,
  asked,
  aTask,
  aWorkspace,
  daysAgo,
  draw,
  keptHere,
  press,
  kept,
  first,
  second,
  draftOf,
} from './workspace.fixture.tsx';

useDom();
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the trail', () => {
  test("shows each task's state", async () => {
    const done = (n: number, title: string, state: 'approved' | 'needs_revision' | 'reviewed' | 'pending') =>
      aTask(n, title, {
        state,
        can: { submit: state !== 'approved' },
        attempts: [anAttempt(1, { status: state, reviewed_at: state === 'pending' ? null : daysAgo(1) })],
      });
    answer({
      [asked]: ok(
        aWorkspace([
          done(1, 'A', 'approved'),
          done(2, 'B', 'needs_revision'),
          done(3, 'C', 'reviewed'),
          done(4, 'D', 'pending'),
          aTask(5, 'E'),
          aTask(6, 'F', { draft: kept(1, { text: 'Begun' }).body as never }),
          aTask(7, 'G', { retired: true, can: { submit: false } }),
        ]),
      ),
    });
    await draw();
    const rows = await screen.findAllByRole('listitem');
    const words = [
      'Done: AApproved · 1 day ago',
      'Current: BChanges requested · 1 day ago',
      'Waiting: CReviewed · 1 day ago',
      'Waiting: DSubmitted · 2 days ago',
      'Not done yet: EAbout 30 min',
      'Not done yet: FDraft started',
      'Not done yet: GNo longer needed',
    ];
    for (const [i, text] of words.entries()) expect(rows[i]).toHaveTextContent(text);
  });

  test('shows what good looks like, and which criteria the work met', async () => {
    const criteria = [
      { text: 'Short', met: true },
      { text: 'Kind', met: false },
    ];
    const attempts = [anAttempt(1, { status: 'needs_revision', feedback: 'Kinder', criteria })];
    const task = aTask(1, 'A', { criteria: ['Short', 'Kind'], state: 'needs_revision', attempts });
    answer({ [asked]: ok(aWorkspace([task])) });
    await draw();
    const good = await screen.findByRole('region', { name: 'What good looks like' });
    expect(
      within(good)
        .getAllByRole('listitem')
        .map((it) => it.textContent),
    ).toEqual(['Short', 'Kind']);
    const met = screen.getByRole('list', { name: '1 of 2 criteria met' });
    expect(
      within(met)
        .getAllByRole('listitem')
        .map((it) => it.textContent),
    ).toEqual(['Met: Short', 'Not yet: Kind']);
  });

  test('shows the feedback before the instructions, and folds the attempt it is about', async () => {
    const attempts = [anAttempt(1, { status: 'needs_revision', feedback: 'Kinder' })];
    answer({ [asked]: ok(aWorkspace([aTask(1, 'A', { state: 'needs_revision', attempts })])) });
    await draw();
    const feedback = await screen.findByRole('region', { name: /^Feedback from/ });
    expect(feedback).toHaveTextContent('Kinder');
    expect(feedback.compareDocumentPosition(screen.getByText('How to do it: A'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByText('Attempt 1').closest('details')).not.toHaveAttribute('open');
  });

  test('leads to the next task while another one is open', async () => {
    const sent = aTask(1, 'Write five questions', { state: 'pending', attempts: [anAttempt(1)] });
    answer({ [asked]: ok(aWorkspace([sent, second])) });
    await draw();
    expect(await screen.findByText('Your turn')).toBeVisible();
    await press('Write five questions');
    await press('Your turn: task 2');
    expect(screen.getByRole('heading', { name: 'Ask twenty neighbors' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Your turn/ })).toBeNull();
  });

  test('says so when there are no tasks yet', async () => {
    answer({ [asked]: ok(aWorkspace([])) });
    await draw();
    expect(await screen.findByRole('heading', { name: 'The company is still adding tasks' })).toBeVisible();
  });
});

describe('writing', () => {
  test('is kept in this browser until the server has saved it', async () => {
    const sent = answer({ [asked]: ok(aWorkspace([first])), [draftOf(first)]: kept(1, { text: 'Half' }) });
    await draw();
    await userEvent.type(await screen.findByLabelText('Your answer'), 'Half');
    expect(keptHere()).toHaveLength(1);
    expect(await screen.findByText('Draft saved', {}, { timeout: 3_000 })).toBeVisible();
    expect(keptHere()).toEqual([]);
    expect(sent.at(-1)).toEqual({
      line: draftOf(first),
      body: { submission_type: 'text', text: 'Half', link: '', file_id: null, revision: 0 },
    });
  });

  test("restores an unsent draft and saves it over the server's shorter one", async () => {
    answer({});
    await signInAsStudent();
    const typed = { submission_type: 'text', text: 'Half a sentence', link: '', file: null } as const;
    copyOf(first.id).keep(typed, 3);
    // The server had saved the beginning, but this browser never got the response.
    const begun = aTask(1, 'Write five questions', { draft: kept(4, { text: 'Half' }).body as never });
    const sent = answer({
      [asked]: ok(aWorkspace([begun])),
      [draftOf(first)]: kept(5, { text: 'Half a sentence' }),
    });
    await draw();
    expect(await screen.findByLabelText('Your answer')).toHaveValue('Half a sentence');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ line: draftOf(first), body: { revision: 4 } }), {
      timeout: 3_000,
    });
  });

  test('adopts a draft from another device if nothing was typed here', async () => {
    answer({ [asked]: ok(aWorkspace([first])) });
    const { queryClient } = await draw();
    expect(await screen.findByLabelText('Your answer')).toHaveValue('');
    const theirs = aTask(1, 'Write five questions', {
      draft: kept(3, { text: 'From the phone' }).body as never,
    });
    answer({ [asked]: ok(aWorkspace([theirs])) });
    await readAgain(queryClient, aWorkspace([]).application.initiative.id);
    await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveValue('From the phone'));
  });

  test('shows both versions on a conflict and can use the other one', async () => {
    const theirs = aTask(1, 'Write five questions', { draft: kept(7, { text: 'Theirs' }).body as never });
    let isRefused = false;
    answer({
      [asked]: () => ok(aWorkspace([isRefused ? theirs : first])),
      [draftOf(first)]: () => ((isRefused = true), refused(409, 'conflict')),
    });
    await draw();
    await userEvent.type(await screen.findByLabelText('Your answer'), 'Mine');
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'This changed since you opened it' },
      { timeout: 3_000 },
    );
    expect(within(dialog).getByRole('region', { name: 'This version' })).toHaveTextContent('Mine');
    expect(within(dialog).getByRole('region', { name: 'Other version' })).toHaveTextContent('Theirs');
    await press('Use the other version');
    expect(screen.getByLabelText('Your answer')).toHaveValue('Theirs');
    expect(keptHere()).toEqual([]);
  });

  test('discards a draft after confirmation', async () => {
    const begun = aTask(1, 'Write five questions', { draft: kept(2, { text: 'Begun' }).body as never });
    const sent = answer({
      [asked]: ok(aWorkspace([begun])),
      [`DELETE /api/tasks/${first.id}/draft`]: { status: 204 },
    });
    await draw();
    expect(await screen.findByLabelText('Your answer')).toHaveValue('Begun');
    await press('Discard draft');
    const question = screen.getByRole('alertdialog', { name: 'Discard this draft?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveValue(''));
    expect(sent.at(-1)!.line).toBe(`DELETE /api/tasks/${first.id}/draft`);
  });
});

describe('submitting', () => {
  test('opens the next task', async () => {
    const pending = aTask(1, 'Write five questions', { state: 'pending', attempts: [anAttempt(1)] });
    let isSent = false;
    const sent = answer({
      [asked]: () => ok(aWorkspace([isSent ? pending : first, second])),
      [draftOf(first)]: kept(1, { text: 'Five' }),
      'POST /api/submissions': () => ((isSent = true), { status: 201, body: anAttempt(1) }),
    });
    await draw();
    await userEvent.type(await screen.findByLabelText('Your answer'), 'Five');
    await press('Submit for review');
    await waitFor(() => expect(said()).toEqual(['Submitted for review', 'Next: Ask twenty neighbors']));
    expect(screen.getByRole('heading', { name: 'Ask twenty neighbors' })).toHaveFocus();
    expect(sent.find(({ line }) => line === 'POST /api/submissions')!.body).toMatchObject({
      task_id: first.id,
      submission_type: 'text',
      content: 'Five',
    });
    expect(keptHere()).toEqual([]);
  });

  test('retries unchanged work under the same client id', async () => {
    let attempts = 0;
    const sent = answer({
      [asked]: ok(aWorkspace([first])),
      [draftOf(first)]: kept(1, { text: 'Five' }),
      'POST /api/submissions': () =>
        attempts++ ? { status: 201, body: anAttempt(1) } : refused(500, 'unexpected'),
    });
    await draw();
    await userEvent.type(await screen.findByLabelText('Your answer'), 'Five');
    await press('Submit for review');
    await waitFor(() => expect(said()[0]).toBe('Failed to submit your work'));
    expect(screen.getByLabelText('Your answer')).toHaveValue('Five');
    await press('Submit for review');
    await waitFor(() => expect(said()[0]).toBe('Submitted for review'));
    const names = sent
      .filter(({ line }) => line === 'POST /api/submissions')
      .map(({ body }) => (body as { client_id: string }).client_id);
    expect(new Set(names).size).toBe(1);
  });

  test('shows missing work at the field and sends nothing', async () => {
    const sent = answer({ [asked]: ok(aWorkspace([first])) });
    await draw();
    await screen.findByLabelText('Your answer');
    await press('Submit for review');
    expect(screen.getByText('Write your answer first.')).toBeVisible();
    expect(screen.getByLabelText('Your answer')).toHaveFocus();
    expect(sent.filter(({ line }) => line !== asked)).toEqual([]);
  });

  test('offers only the types the task allows', async () => {
    answer({ [asked]: ok(aWorkspace([aTask(1, 'Show it', { allowed_types: ['link', 'upload'] })])) });
    await draw();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Link', 'Upload']);
    expect(screen.getByLabelText('Link to your work')).toBeVisible();
    await userEvent.click(tabs[1]!);
    expect(await screen.findByText(/^Images, PDF, .* up to 100 MB$/)).toBeVisible();
  });
});
