// @vitest-environment jsdom
import type { StudentNote } from '@questline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type AnswersByLine, answer, byDana, ok, refused } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { fill } from '../../../ui/tests/fill.ts';
import { drawForCompany, said } from '../../render.fixture.tsx';
import { TeamNotes } from './team-notes.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const studentId = '0198c0de-7a11-7000-8000-0000000000b1';
const list = `GET /api/company/students/${studentId}/notes`;
const adding = `POST /api/company/students/${studentId}/notes`;
const note = (n: number, more: Partial<StudentNote> = {}): StudentNote => ({
  id: `0198c0de-7a11-7000-8000-0000000000c${n}`,
  content: 'Asked good questions',
  author: null,
  created_at: new Date().toISOString(),
  can: { delete: true },
  ...more,
});

/** Saves and deletes like the server. */
function draw(first: StudentNote[], more: AnswersByLine = {}, write = true) {
  let notes = first;
  const sent = answer({
    [list]: () => ok({ items: notes, can: { write } }),
    [adding]: () => {
      const saved = note(9, { content: 'On time, every time' });
      notes = [saved, ...notes];
      return ok(saved, 201);
    },
    [`DELETE /api/company/notes/${note(1).id}`]: () => {
      notes = notes.filter(({ id }) => id !== note(1).id);
      return { status: 204 };
    },
    ...more,
  });
  return { sent, drawn: drawForCompany(<TeamNotes studentId={studentId} />) };
}
const field = () => screen.findByLabelText(/^Note for your team/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save team note' }));

test('says who reads it, and saves a note', async () => {
  const { sent, drawn } = draw([note(1, { author: byDana().by, can: { delete: false } })]);
  await drawn;
  const [listed] = await screen.findAllByRole('listitem');
  expect(listed).toHaveTextContent('Dana Kim · just now');
  expect(within(listed!).queryByRole('button')).toBeNull();
  expect(await field()).toHaveAccessibleDescription(
    'Only your team sees this. Students can ask to see what you write.',
  );
  await fill(await field(), 'On time, every time');
  await save();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('You · just now');
  expect(await field()).toHaveValue('');
  expect(sent.find(({ line }) => line === adding)!.body).toMatchObject({ content: 'On time, every time' });
});

test('asks before deleting a note', async () => {
  await draw([note(1), note(2)]).drawn;
  await userEvent.click((await screen.findAllByRole('button', { name: 'Delete note' }))[0]!);
  const question = screen.getByRole('alertdialog', { name: 'Delete this note?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete note' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('keeps the text if it could not be saved, and a retry is the same request', async () => {
  const { sent, drawn } = draw([], { [adding]: refused(500, 'unexpected') });
  await drawn;
  await fill(await field(), 'Kind');
  await save();
  await waitFor(() => expect(said()[0]).toBe("The note wasn't saved"));
  expect(await field()).toHaveValue('Kind');
  await save();
  const ids = () =>
    sent.filter(({ line }) => line === adding).map(({ body }) => (body as { client_id: string }).client_id);
  await waitFor(() => expect(ids()).toHaveLength(2));
  expect(new Set(ids()).size).toBe(1);
});

test('shows an error of the field', async () => {
  const wrong = { fields: { 'body.content': 'Write the note first' } };
  await draw([], { [adding]: refused(400, 'invalid_input', wrong) }).drawn;
  await field();
  await save();
  expect(await screen.findByText('Write the note first')).toBeVisible();
});

test('is not there when nothing was noted and nothing can be', async () => {
  const { sent, drawn } = draw([], {}, false);
  await drawn;
  await waitFor(() => expect(sent.some(({ line }) => line === list)).toBe(true));
  await waitFor(() => expect(screen.queryByText('Team notes')).toBeNull());
});

test('offers a retry when the notes could not be loaded', async () => {
  answer({ [list]: refused(500, 'unexpected') });
  await drawForCompany(<TeamNotes studentId={studentId} />);
  expect(await screen.findByText('Failed to load the notes')).toBeVisible();
  draw([note(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
});
