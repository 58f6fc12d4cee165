// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { answer, ok } from '../../../lib/network.fixture.ts';
import { said } from '../../render.fixture.tsx';
import {
  anAttempt,
  asked,
  aTask,
  aWorkspace,
  daysAgo,
  draw,
  press,
  kept,
  first,
} from './workspace.fixture.tsx';

useDom();
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('submitted work', () => {
  const sentIn = (more: Parameters<typeof anAttempt>[1]) =>
    aWorkspace([aTask(1, 'Show it', { state: 'pending', attempts: [anAttempt(1, more)] })]);

  test("shows the company's usual answer time and allows another version", async () => {
    answer({ [asked]: ok(sentIn({})) });
    await draw();
    expect(await screen.findByRole('region', { name: 'Feedback from Sunny Side Bakery' })).toHaveTextContent(
      'Your work is with Sunny Side Bakery now. They usually answer in 5 hours.',
    );
    expect(screen.getByText('Sunny Side Bakery is reviewing it')).toBeVisible();
    await press('Submit another attempt');
    expect(screen.getByRole('heading', { name: /^Your new attempt/ })).toBeVisible();
  });

  test.each([
    ['text' as const, 'No text content submitted'],
    ['link' as const, 'No link submitted'],
    ['upload' as const, 'No file uploaded'],
  ])('shows for an empty %s: %s', async (submission_type, words) => {
    answer({ [asked]: ok(sentIn({ submission_type, content: null })) });
    await draw();
    expect(await screen.findByText(words)).toBeVisible();
  });

  const file = {
    id: first.id,
    original_name: 'zine.pdf',
    media_type: 'application/pdf',
    byte_size: 5,
    status: 'ready' as const,
  };

  test.each([
    ['a file that the browser can show', file, 1],
    ['a file that is still being checked', { ...file, status: 'pending' as const }, 0],
    ['another file', { ...file, original_name: 'zine.zip', media_type: 'application/zip' }, 0],
  ])('previews %s: %#', async (_, submitted, previews) => {
    answer({ [asked]: ok(sentIn({ submission_type: 'upload', content: null, file: submitted })) });
    await draw();
    expect(await screen.findByRole('button', { name: /^Download ?zine/ })).toBeVisible();
    expect(screen.queryAllByRole('region', { name: /^Preview of / })).toHaveLength(previews);
  });

  test('shows “Failed to download file” on failure', async () => {
    answer({ [asked]: ok(sentIn({ submission_type: 'upload', content: null, file })) });
    await draw();
    await userEvent.click(await screen.findByRole('button', { name: /^Download ?zine.pdf$/ }));
    await waitFor(() => expect(said()[0]).toBe('Failed to download file'), { timeout: 3_000 });
  });

  test('shows its timeline with feedback', async () => {
    const timeline = [
      {
        status: 'pending' as const,
        by: 'student' as const,
        author: null,
        note: null,
        created_at: daysAgo(3),
      },
      {
        status: 'reviewed' as const,
        by: 'company' as const,
        author: null,
        note: null,
        created_at: daysAgo(2),
      },
      {
        status: 'needs_revision' as const,
        by: 'company' as const,
        author: { id: first.id, name: 'Rosa Diaz' },
        note: 'A little more?',
        created_at: daysAgo(1),
      },
    ];
    const attempts = [
      anAttempt(1, {
        status: 'needs_revision',
        feedback: 'A little more?',
        reviewed_at: daysAgo(1),
        timeline,
      }),
    ];
    answer({ [asked]: ok(aWorkspace([aTask(1, 'Show it', { state: 'needs_revision', attempts })])) });
    await draw();
    const story = await screen.findByRole('list', { name: 'What happened to attempt 1' });
    expect(
      within(story)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'You submitted it3 days ago',
      'Sunny Side Bakery reviewed it2 days ago',
      'Rosa Diaz · Sunny Side Bakery requested changes1 day agoA little more?',
    ]);
    expect(screen.getByRole('region', { name: 'Feedback from Sunny Side Bakery' })).toHaveTextContent(
      /^SBRosa Diaz · Sunny Side BakeryNeeds Revision/,
    );
  });
});

describe('the end', () => {
  test('celebrates with figures, skills and feedback', async () => {
    const done = aTask(1, 'Write five questions', {
      state: 'approved',
      can: { submit: false },
      attempts: [anAttempt(2, { status: 'approved', feedback: 'You can be proud.' })],
    });
    const space = aWorkspace([done], {
      completion: {
        finished_at: daysAgo(0),
        tasks: 1,
        attempts: 2,
        minutes: 90,
        days: 8,
        skills: ['Interviewing'],
        tags: ['Surveys'],
      },
      can: { submit: false, leave: false, ask: true },
    });
    answer({
      [asked]: ok({ ...space, application: { ...space.application, status: 'completed', turn: null } }),
    });
    await draw();
    const panel = await screen.findByRole('region', { name: 'You did it!' });
    for (const words of [
      'About 1.5',
      'hours of work',
      'skill practiced',
      'Interviewing',
      'Surveys',
      'You can be proud.',
    ])
      expect(panel).toHaveTextContent(words);
    expect(panel).not.toHaveTextContent('revision');
    expect(screen.getByText('Your tasks and their feedback').closest('details')).not.toHaveAttribute('open');
    expect(screen.queryByRole('button', { name: 'Leave initiative' })).toBeNull();
  });

  test.each([
    ['accepted', 'Leave initiative'],
    ['completed', 'Stop sharing my profile'],
    ['ended', 'Stop sharing my profile'],
  ] as const)('%s: offers “%s”', async (status, name) => {
    const space = aWorkspace([first]);
    answer({ [asked]: ok({ ...space, application: { ...space.application, status } }) });
    await draw();
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.getByText('Asked about Taste survey')).toBeVisible();
  });

  test('lets the student decide whether to finish when the remaining tasks were removed', async () => {
    const done = aTask(1, 'Write five questions', { state: 'approved', can: { submit: false } });
    const space = aWorkspace([done]);
    const application = { ...space.application, can: { ...space.application.can, finish: true } };
    const line = `POST /api/applications/${application.id}/completion`;
    const finished = {
      ...application,
      status: 'completed' as const,
      can: { ...application.can, finish: false },
    };
    let sent = false;
    answer({
      [asked]: () => ok({ ...space, application: sent ? finished : application }),
      [line]: () => ((sent = true), ok(finished, 201)),
    });
    await draw();
    expect(await screen.findByText(/removed the remaining tasks$/)).toBeVisible();
    await press('Finish initiative');
    await waitFor(() => expect(screen.queryByText(/removed the remaining tasks$/)).toBeNull());
    expect(sent).toBe(true);
  });

  test('still shows an unsent draft after the collaboration ended', async () => {
    const closed = aTask(1, 'Write five questions', {
      can: { submit: false },
      draft: kept(1, { text: 'Half a thought' }).body as never,
    });
    const space = aWorkspace([closed], {
      timeline: [{ status: 'ended', by: 'company', author: null, note: null, created_at: daysAgo(0) }],
      can: { submit: false, leave: false, ask: true },
    });
    answer({
      [asked]: ok({
        ...space,
        application: { ...space.application, status: 'ended', turn: null, next_task: null },
      }),
    });
    await draw();
    expect(await screen.findByText('This collaboration has ended')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What you were writing' })).toHaveTextContent('Half a thought');
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
  });
});
