// A company says something about a student's finished initiative, for the student to keep and show.
import type { ActiveStudent } from '@questline/contract';
import { firstName, limits } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { contactKindsIn, contactWarning } from '../../../lib/contact-warning.ts';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmNotice } from '../../../ui/feedback/confirm-notice.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';

type Props = { row: ActiveStudent | undefined; onClose: () => void };

export const ClosingWordsDialog = ({ row, onClose }: Props) => (
  <Dialog
    open={!!row}
    onOpenChange={(open) => !open && onClose()}
    title={row ? `Closing words for ${row.student.full_name}` : ''}
  >
    {row && <Form row={row} onClose={onClose} />}
  </Dialog>
);

function Form({
  row: { application_id, student, initiative },
  onClose,
}: {
  row: ActiveStudent;
  onClose: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState('');
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (confirmed: boolean) =>
      api('POST /api/company/applications/:id/closing-words', {
        params: { id: application_id },
        body: { words, contact_details_confirmed: confirmed },
      }),
    onSuccess: () => {
      toast({
        title: 'Closing words sent',
        description: `${firstName(student.full_name)} finds them in their record.`,
      });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['applications'] }),
  });
  const [warnedAbout, setWarnedAbout] = useState<string>();
  const found = contactKindsIn(error);
  const send = (confirmed: boolean) => {
    setWarnedAbout(words);
    mutate(confirmed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) send(false);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">
        {firstName(student.full_name)} finished <b className="font-semibold text-ink">{initiative.name}</b>.
        Say in a sentence or two what they did well. They can show it to colleges and employers.
      </p>
      <Field
        label="Closing words"
        help="Signed with your name. You can't change them later."
        error={error && !found ? failureText(error) : undefined}
        counter={{ length: words.length, max: limits.closingWordsMaxLength }}
      >
        <Textarea
          ref={field}
          minRows={3}
          maxLength={limits.closingWordsMaxLength}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </Field>
      {found && warnedAbout === words && !isPending && (
        <ConfirmNotice
          {...contactWarning(found, 'company')}
          onEdit={() => field.current?.focus()}
          onConfirm={() => send(true)}
        />
      )}
      <Button
        type="submit"
        className="justify-self-end"
        disabled={!words.trim()}
        busy={isPending && 'Sending…'}
      >
        Send closing words
      </Button>
    </form>
  );
}
