// Why an operator opens private content or suspends someone. It's recorded.
import { deskReasons, limits, type DeskReason } from '@questline/contract/plain';
import { Chip } from '../ui/chip.tsx';
import { Field } from '../ui/forms/field.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';

export type Why = { reason: DeskReason; note: string };

export const reasonWords: Record<DeskReason, string> = {
  report: 'Decide this report',
  danger: 'Someone may be in danger',
  legal: 'Legal request',
  support: 'They asked for help',
  other: 'Something else',
};

type Props = { why: Why; onChange: (why: Why) => void; children?: React.ReactNode };

export const ReasonFields = ({ why, onChange, children }: Props) => (
  <>
    <div className="flex flex-wrap gap-2">
      {deskReasons.map((one) => (
        <Chip key={one} pressed={one === why.reason} onPress={() => onChange({ ...why, reason: one })} small>
          {reasonWords[one]}
        </Chip>
      ))}
    </div>
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Note" optional className="min-w-52 grow">
        <TextInput
          value={why.note}
          maxLength={limits.deskNoteMaxLength}
          onChange={({ target }) => onChange({ ...why, note: target.value })}
        />
      </Field>
      {children}
    </div>
  </>
);
