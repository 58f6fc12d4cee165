import { limits } from '@questline/contract/plain';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';

type Props = { value: string; onChange: (value: string) => void; help: string };

/** An optional note that goes with a decision. */
export const PersonalNote = ({ value, onChange, help }: Props) => (
  <Field
    label="Personal note"
    optional
    help={help}
    counter={{ length: value.length, max: limits.applicationNoteMaxLength }}
  >
    <Textarea
      minRows={2}
      maxLength={limits.applicationNoteMaxLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </Field>
);
