import { randomUUID } from 'node:crypto';
import { limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createApplicationsApp } from '../applications.fixture.ts';

const app = await createApplicationsApp();
const { signUp, collaborate, addMember } = app;
type Member = Awaited<ReturnType<typeof signUp>>;

const write = (who: Member, student: Member, content = 'Asked good questions', client_id = randomUUID()) =>
  who.api('POST /api/company/students/:id/notes', {
    params: { id: student.id },
    body: { client_id, content },
  });
const read = (who: Member, student: Member) =>
  who.api('GET /api/company/students/:id/notes', { params: { id: student.id } });
const discard = (who: Member, id: string) => who.api('DELETE /api/company/notes/:id', { params: { id } });

describe('notes about students', () => {
  test('201: the whole team reads a note with its author, and the student does not', async () => {
    const { company, student } = await collaborate();
    const member = await addMember(company);
    const note = await write(member, student, '  Asked good questions\n');
    expect(note).toMatchObject({ content: 'Asked good questions', author: null, can: { delete: true } });
    expect(await read(company, student)).toMatchObject({
      items: [{ id: note.id, author: { id: member.personId }, can: { delete: true } }],
      can: { write: true },
    });
    expect((await read(member, student)).items).toEqual([note]);
    await expect(read(student, student)).rejects.toThrow('forbidden');
  });

  test('201: saves a repeated request once', async () => {
    const { company, student } = await collaborate();
    const id = randomUUID();
    const all = await Promise.all(Array.from({ length: 5 }, () => write(company, student, 'Once', id)));
    expect(new Set(all.map((note) => note.id)).size).toBe(1);
    expect((await read(company, student)).items).toHaveLength(1);
    expect(await app.events(all[0]!.id)).toEqual(['note.changed']);
  });

  test('204: authors and owners delete a note, other members do not', async () => {
    const { company, student } = await collaborate();
    const [dana, alma] = [await addMember(company), await addMember(company)];
    const first = await write(dana, student);
    const second = await write(dana, student);
    expect((await read(alma, student)).items.map(({ can }) => can.delete)).toEqual([false, false]);
    await expect(discard(alma, first.id)).rejects.toThrow('not_found');
    expect(await app.events(first.id)).toEqual(['note.changed']);
    await discard(dana, first.id);
    expect(await app.events(first.id)).toEqual(['note.changed', 'note.changed']);
    await discard(company, second.id);
    expect((await read(company, student)).items).toEqual([]);
  });

  test('403: nothing can be noted once the collaboration is over, and the notes are gone', async () => {
    const { company, student, applicationId } = await collaborate();
    await write(company, student);
    await student.api('POST /api/applications/:id/end', { params: { id: applicationId } });
    expect(await read(company, student)).toEqual({ items: [], can: { write: false } });
    await expect(write(company, student)).rejects.toThrow('forbidden');
  });

  test('404: another company learns nothing, not even that the student exists', async () => {
    const { company, student } = await collaborate();
    const { id } = await write(company, student);
    const other = await signUp('company');
    await expect(read(other, student)).rejects.toThrow('not_found');
    await expect(write(other, student)).rejects.toThrow('not_found');
    await expect(discard(other, id)).rejects.toThrow('not_found');
    expect((await read(company, student)).items).toHaveLength(1);
  });

  test('409: refuses more than the limit, even in parallel', async () => {
    const { company, student } = await collaborate();
    const all = await Promise.allSettled(
      Array.from({ length: limits.studentNotes + 5 }, (_, n) => write(company, student, `No ${n}`)),
    );
    const refused = all.filter((it) => it.status === 'rejected');
    expect(refused.map((it) => it.reason.code)).toEqual(Array(5).fill('too_many_notes'));
    expect((await read(company, student)).items).toHaveLength(limits.studentNotes);
  });

  test('400: refuses an empty note and one that is too long', async () => {
    const { company, student } = await collaborate();
    for (const content of [' ', 'a'.repeat(limits.studentNoteMaxLength + 1)])
      await expect(write(company, student, content)).rejects.toThrow('invalid_input');
  });
});
