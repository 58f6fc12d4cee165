import { limits } from '@questline/contract/plain';
import { useRef } from 'react';
import { contactWarning } from '../../../lib/contact-warning.ts';
import { ConfirmNotice } from '../../../ui/feedback/confirm-notice.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import type { Warned } from './decide.ts';

type Props = {
  value: string;
  onChange: (value: string) => void;
  help: string;
  /** In one line: the help is inside the field. */
  compact?: boolean | undefined;
  /** Shown until the note is changed. */
  warned: Warned | undefined;
  onConfirm: (warned: Warned) => void;
};

/** An optional note that goes with a decision. */
export function PersonalNote({ value, onChange, help, compact = false, warned, onConfirm }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <Field
        label={compact ? <span className="sr-only">Personal note</span> : 'Personal note'}
        optional={!compact}
        help={!compact && help}
        counter={{ length: value.length, max: limits.applicationNoteMaxLength }}
      >
        <Textarea
          ref={field}
          minRows={1}
          placeholder={compact ? help : undefined}
          maxLength={limits.applicationNoteMaxLength}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      {warned?.note === value && (
        <ConfirmNotice
          {...contactWarning(warned.found, 'company')}
          onEdit={() => field.current?.focus()}
          onConfirm={() => onConfirm(warned)}
        />
      )}
    </>
  );
}
