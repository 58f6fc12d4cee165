// Why an operator opens private content or suspends someone. It's recorded.
import { deskReasons, limits, type DeskReason } from '@questline/contract/plain';
import { Chip } from '../ui/chip.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { useShortcuts } from '../ui/overlays/shortcuts.tsx';
import { Field } from '../ui/forms/field.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';

export type Why = { reason: DeskReason; note: string };

export const reasonWords: Record<DeskReason, string> = {
  report: 'Decide a report',
  danger: 'Someone may be in danger',
  legal: 'Legal request',
  support: 'They asked for help',
  other: 'Something else',
};

/** For what has nothing to do with a report or danger, like an email that has to be sent again. */
export const everydayReasons: readonly DeskReason[] = ['support', 'legal', 'other'];

type Props = {
  why: Why;
  onChange: (why: Why) => void;
  /** The reasons that make sense here. */
  reasons?: readonly DeskReason[];
  /** Whether the number keys choose the reason. Only for one form on a screen. */
  keys?: boolean;
  children?: React.ReactNode;
};

export function ReasonFields({ why, onChange, reasons = deskReasons, keys = true, children }: Props) {
  const choose = (reason: DeskReason) => onChange({ ...why, reason });
  const shortcuts = reasons.map((one, i) => ({
    key: String(i + 1),
    does: reasonWords[one],
    run: () => choose(one),
  }));
  useShortcuts({ shortcuts, active: keys });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {reasons.map((one, i) => (
          <Chip
            key={one}
            pressed={one === why.reason}
            onPress={() => choose(one)}
            icon={
              keys && (
                <span aria-hidden className="-ml-1 pointer-coarse:hidden">
                  <Kbd>{i + 1}</Kbd>
                </span>
              )
            }
            small
          >
            {reasonWords[one]}
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Note" optional className="grow basis-full sm:basis-52">
          <TextInput
            value={why.note}
            maxLength={limits.deskNoteMaxLength}
            onChange={({ target }) => onChange({ ...why, note: target.value })}
          />
        </Field>
        <div className="flex grow flex-wrap justify-end gap-3 sm:grow-0">{children}</div>
      </div>
    </>
  );
}
