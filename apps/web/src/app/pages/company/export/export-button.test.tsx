// @vitest-environment jsdom
import type { ActiveStudent, GivenReview, ReceivedApplication } from '@questline/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawForCompany, said } from '../../../../features/render.fixture.tsx';
import { answer, byDana, linesOf, ok, refused } from '../../../../lib/network.fixture.ts';
import { useDom } from '../../../../ui/tests/dom.ts';
import { ExportButton } from './export-button.tsx';

useDom();
const files: Blob[] = [];
beforeEach(() => {
  files.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => (files.push(file), 'blob:x') }));
});
afterEach(() => vi.unstubAllGlobals());

const initiative = { id: '0198c0de-7a11-7000-8000-00000000000a', name: 'Taste & smell: "Café"' };
const student = { id: '0198c0de-7a11-7000-8000-0000000000b1', full_name: '=cmd Torres', photo_url: null };
const id = '0198c0de-7a11-7000-8000-0000000000a1';
const at = '2026-11-10T12:00:00.000Z';

/** Without quotes and the mark at the start, as lists of cells. */
async function exported() {
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await files[0]!.text();
  return text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
}

const press = () => userEvent.click(screen.getByRole('button', { name: /^Export CSV/ }));

test('exports applicants page by page, without school, and no formula of a student runs', async () => {
  const application: ReceivedApplication = {
    id,
    status: 'pending',
    student: { ...student, grade: 11, experience_level: 'Beginner', availability: 4, school: 'Lincoln High' },
    initiative,
    note: '+1 idea',
    decision_note: null,
    applied_at: at,
    unanswered: false,
    decided_at: null,
    decided_by: null,
    fit_reasons: ['Interested in Bakeries', 'Has 4 hours a week'],
    undo_for_ms: null,
    answer_by: null,
    can: { accept: true, accept_refusal: null, reject: true, end: false },
  };
  const line = `GET /api/company/applications?initiative_id=${initiative.id}` as const;
  const sent = answer({
    [line]: ok({ items: [application], next: id }),
    [`${line}&after=${id}`]: ok({
      items: [{ ...application, status: 'accepted', decided_at: at, note: null }],
      next: null,
    }),
  });
  await drawForCompany(<ExportButton list="applicants" initiative={initiative} />);
  await press();
  const reasons = 'Interested in Bakeries; Has 4 hours a week';
  expect(await exported()).toEqual([
    [
      'Name',
      'Status',
      'Applied',
      'Decided',
      'Grade',
      'Experience',
      'Hours a week',
      'Why it fits',
      'Note from the student',
      'Note to the student',
    ],
    ["'=cmd Torres", 'Pending', '2026-11-10', '', '11', 'Beginner', '4', reasons, "'+1 idea", ''],
    ["'=cmd Torres", 'Accepted', '2026-11-10', '2026-11-10', '11', 'Beginner', '4', reasons, '', ''],
  ]);
  expect(linesOf(sent)).toHaveLength(2);
  await waitFor(() => expect(said()[0]).toBe('Exported 2 applicants'));
});

test('exports students with their progress and engagement as a word', async () => {
  const row: ActiveStudent = {
    application_id: id,
    student,
    initiative,
    status: 'needs_attention',
    accepted_at: at,
    last_submitted_at: null,
    last_active_at: at,
    tasks: { approved: 1, total: 4, percent: 25 },
    reviews_pending: 2,
    waiting_since: null,
    needs_revision: false,
    back_on: null,
    engagement: { word: 'slowing_down', score: 22, progress: 0.25, recency: 0, approval: 0.5 },
    can: { end: true, write_closing_words: false },
  };
  answer({
    [`GET /api/company/students?initiative_id=${initiative.id}`]: ok({ items: [row], next: null }),
  });
  await drawForCompany(<ExportButton list="students" initiative={initiative} />);
  await press();
  expect((await exported())[1]).toEqual([
    "'=cmd Torres",
    'Needs attention',
    '',
    '2026-11-10',
    '',
    '1',
    '4',
    '2',
    'Slowing down',
  ]);
  await waitFor(() => expect(said()[0]).toBe('Exported 1 student'));
});

test('exports reviews with the name of the reviewer, also if that is me', async () => {
  const review: GivenReview = {
    id,
    student: { id: student.id, full_name: 'Maya Torres' },
    task: { id, title: 'Ask neighbors' },
    attempt: 2,
    status: 'needs_revision',
    completed_at: at,
    reviewed_at: at,
    reviewed_by: null,
    company_feedback: '-2 points: "again"',
  };
  answer({
    [`GET /api/company/reviews?initiative_id=${initiative.id}`]: ok({
      items: [review, { ...review, reviewed_by: byDana().by, company_feedback: null }],
      next: null,
    }),
  });
  await drawForCompany(<ExportButton list="reviews" initiative={initiative} />);
  await press();
  const rows = await exported();
  expect(rows[1]!.slice(3)).toEqual([
    'Needs revision',
    '2026-11-10',
    '2026-11-10',
    'Rosa Lind',
    `'-2 points: ""again""`,
  ]);
  expect(rows[2]!.at(-2)).toBe('Dana Kim');
});

test('says if there is nothing to export, or if it failed, and saves no file', async () => {
  let works = true;
  answer({
    [`GET /api/company/students?initiative_id=${initiative.id}`]: () =>
      works ? ok({ items: [], next: null }) : refused(500, 'unexpected'),
  });
  await drawForCompany(<ExportButton list="students" initiative={initiative} />);
  await press();
  await waitFor(() => expect(said()[0]).toBe('There are no students to export yet'));
  works = false;
  await press();
  await waitFor(() => expect(said()[0]).toBe('Nothing was exported'));
  expect(files).toEqual([]);
});
