import type { StudentNote } from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';
import type { Row } from '../../../platform/database/db.ts';
import { viewAuthor, type Names } from '../../team/team.public.ts';

type NoteRow = Pick<Row<'student_notes'>, 'id' | 'person_id' | 'content' | 'created_at'>;
type Reader = { reader: SignedIn; isOwner: boolean; names: Names };

export const viewNote = (
  { id, person_id, content, created_at }: NoteRow,
  { reader, isOwner, names }: Reader,
): StudentNote => ({
  id,
  content,
  author: viewAuthor(person_id, reader, names),
  created_at,
  can: { delete: isOwner || person_id === reader.personId },
});
