// The address of a recipient. It's private, so the operator says why first.
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { deskApi } from '../desk-queries.ts';
import { ReasonFields, type Why } from '../reason-fields.tsx';

export function EmailRecipient({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const [why, setWhy] = useState<Why>({ reason: 'support', note: '' });
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => deskApi('POST /api/desk/emails/:id/recipient', { params: { id }, body: why }),
  });
  if (data)
    return (
      <p role="status" className="font-semibold wrap-anywhere">
        {data.email ?? 'The address was deleted.'}
      </p>
    );
  if (!asking)
    return (
      <div>
        <Button size="small" variant="secondary" data-key="o" onClick={() => setAsking(true)}>
          Show the address
        </Button>
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form
      aria-label="The address"
      onSubmit={submit}
      className="grid gap-3 rounded-[14px] border-[1.5px] border-sun bg-sun-soft/45 p-4"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <KeyRound aria-hidden className="size-4.5" />
        Why do you need the address?
      </h2>
      <p className="text-sm text-ink-soft">
        Your reason is recorded. Students see it under “Who has seen my profile”.
      </p>
      <ReasonFields why={why} onChange={setWhy}>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          Cancel
        </Button>
        <Button type="submit" busy={isPending && 'Opening…'}>
          Show and record
        </Button>
      </ReasonFields>
      {error && <Notice tone="danger">{failureText(error)}</Notice>}
    </form>
  );
}
