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
  /** Who gets it. */
  to: string;
  /** Shown until the note is changed. */
  warned: Warned | undefined;
  onConfirm: (warned: Warned) => void;
};

/** The length is shown only if it's about to matter. */
const countedFrom = 400;

/** An optional note that goes with a decision. */
export function PersonalNote({ value, onChange, to, warned, onConfirm }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <Field
        label={
          <>
            Note to {to}{' '}
            <span className="font-normal text-ink-soft">
              (optional)<span className="max-md:sr-only">, sent with your decision</span>
            </span>
          </>
        }
        counter={
          value.length < countedFrom
            ? undefined
            : { length: value.length, max: limits.applicationNoteMaxLength }
        }
      >
        <Textarea
          ref={field}
          minRows={1}
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
