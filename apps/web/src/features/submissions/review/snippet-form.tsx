import { limits } from '@questline/contract/plain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';

type Words = { name: string; content: string };
type Props = {
  begin: Words;
  action: string;
  busy: boolean;
  errors: Partial<Words>;
  onSave: (words: Words) => void;
  onCancel: () => void;
};

export function SnippetForm({ begin, action, busy, errors, onSave, onCancel }: Props) {
  const [{ name, content }, setWords] = useState(begin);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave({ name, content });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid scroll-mb-3 gap-3 rounded-[14px] bg-sunken p-4"
    >
      <Field label="Name" error={errors.name}>
        <TextInput
          ref={first}
          maxLength={limits.nameMaxLength}
          value={name}
          onChange={(event) => setWords({ name: event.currentTarget.value, content })}
        />
      </Field>
      <Field label="Feedback text" error={errors.content}>
        <Textarea
          minRows={2}
          maxLength={limits.feedbackMaxLength}
          value={content}
          onChange={(event) => setWords({ name, content: event.currentTarget.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy && 'Saving…'}>
          {action}
        </Button>
        <Button variant="quiet" size="small" data-escape onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
