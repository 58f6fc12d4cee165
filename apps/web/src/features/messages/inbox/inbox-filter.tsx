import { type ConversationStatus, conversationStatuses } from '@questline/contract/plain';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import type { InboxFilter as Filter } from '../message-queries.ts';

export type FilterField = 'unread' | 'initiative' | 'status';
const every: readonly FilterField[] = ['unread', 'initiative', 'status'];

type Props = {
  filter: Filter;
  /** The company's initiatives; students can only filter by unread. */
  initiatives: { id: string; name: string }[] | undefined;
  fields?: readonly FilterField[] | undefined;
  onChange: (change: Filter) => void;
};

const statusNames: Record<ConversationStatus, string> = {
  accepted: 'Accepted',
  completed: 'Completed',
  ended: 'Ended',
  rejected: 'Rejected',
};

export function InboxFilter({ filter, initiatives, fields = every, onChange }: Props) {
  const isOn = Object.values(filter).some(Boolean);
  return (
    <div className="grid gap-4 overflow-y-auto p-5">
      {fields.includes('unread') && (
        <Switch
          label="Unread only"
          checked={filter.unread === 'true'}
          onChange={(event) => onChange({ unread: event.currentTarget.checked ? 'true' : undefined })}
        />
      )}
      {initiatives && fields.includes('initiative') && (
        <Field label="Initiative">
          <Select
            placeholder="All initiatives"
            options={initiatives.map(({ id, name }) => ({ value: id, label: name }))}
            value={filter.initiative ?? ''}
            onChange={(event) => onChange({ initiative: event.currentTarget.value || undefined })}
          />
        </Field>
      )}
      {initiatives && fields.includes('status') && (
        <Field label="Application">
          <Select
            placeholder="Any status"
            options={conversationStatuses.map((value) => ({ value, label: statusNames[value] }))}
            value={filter.status ?? ''}
            onChange={(event) =>
              onChange({ status: conversationStatuses.find((word) => word === event.currentTarget.value) })
            }
          />
        </Field>
      )}
      {isOn && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => onChange(Object.fromEntries(fields.map((field) => [field, undefined])))}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}
