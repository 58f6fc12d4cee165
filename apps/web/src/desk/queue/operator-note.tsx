import { limits } from '@questline/contract/plain';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';

type Props = { value: string; onChange: (note: string) => void };

export const OperatorNote = ({ value, onChange }: Props) => (
  <Field label="Note for other operators" optional>
    <Textarea
      minRows={2}
      maxLength={limits.deskNoteMaxLength}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </Field>
);
