import { limits } from '@questline/contract/plain';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useWriteNote } from './use-notes.ts';

export function NoteForm({ studentId }: { studentId: string }) {
  const [content, setContent] = useState('');
  const { write, saving, error } = useWriteNote(studentId, { onSaved: () => setContent('') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) write(content);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <Field
        label={<span className="sr-only">Note for your team</span>}
        help="Only your team sees this. Students can ask to see what you write."
        error={error}
        counter={{ length: content.length, max: limits.studentNoteMaxLength }}
      >
        <Textarea
          minRows={2}
          placeholder="Add a note for your team"
          maxLength={limits.studentNoteMaxLength}
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        className="justify-self-start"
        busy={saving && 'Saving…'}
      >
        Save team note
      </Button>
    </form>
  );
}
