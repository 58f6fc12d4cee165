// The decision about a report: actions that combine, or none.
import type { OpenedReport } from '@questline/contract';
import { actionsFor, limits, type DeskAction } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { passkeyFailureText } from '../browser-passkeys.ts';
import { deskApi } from '../desk-queries.ts';
import { withPasskey } from '../with-passkey.ts';
import { actionWords } from './report-words.ts';

type Props = { report: OpenedReport; onClosed: (outcome: string) => void };

export function ReportDecision({ report, onClosed }: Props) {
  const [actions, setActions] = useState<DeskAction[]>([]);
  const [note, setNote] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: (chosen: DeskAction[]) =>
      withPasskey(() =>
        deskApi('POST /api/desk/reports/:id/decision', {
          params: { id: report.id },
          body: { actions: chosen, note },
        }),
      ),
    onSuccess: (_, { length }) => onClosed(length ? 'we took action' : 'no action needed'),
  });
  // Companies only report students.
  const about = { person: report.person !== null, company: report.reporter.type === 'student' };
  const possible = actionsFor(report.subject, about);
  const toggle = (action: DeskAction) =>
    setActions(actions.includes(action) ? actions.filter((it) => it !== action) : [...actions, action]);
  const name = report.reporter.name ?? 'The reporter';
  return (
    <section aria-label="Decision" className="grid content-start gap-4">
      <h2 className="text-sm font-semibold text-ink-soft">Decision</h2>
      {possible.map((action) => {
        const { key, title, effect } = actionWords[action];
        return (
          <div
            key={action}
            className="flex items-start justify-between gap-3 rounded-control border-[1.5px] border-line p-3 has-checked:border-trail has-checked:bg-trail-soft"
          >
            <Checkbox
              label={<span className="font-semibold">{title}</span>}
              help={effect}
              data-key={key}
              checked={actions.includes(action)}
              onChange={() => toggle(action)}
            />
            <span className="pointer-coarse:hidden">
              <Kbd>{key.toUpperCase()}</Kbd>
            </span>
          </div>
        );
      })}
      <Field label="Note for other operators" optional>
        <Textarea
          minRows={2}
          maxLength={limits.deskNoteMaxLength}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Field>
      <p className="text-sm text-ink-soft">
        {name} gets:{' '}
        <b className="text-ink">“Closed: {actions.length ? 'we took action' : 'no action needed'}.”</b>{' '}
        {report.account ?? 'The other side'} never learns who reported it.
      </p>
      {error && <Notice tone="danger">{passkeyFailureText(error)}</Notice>}
      {actions.length > 0 ? (
        <Button wide data-key="Mod+Enter" busy={isPending && 'Closing…'} onClick={() => mutate(actions)}>
          {actions.length === 1 ? 'Close with 1 action' : `Close with ${actions.length} actions`}
        </Button>
      ) : (
        <Button
          wide
          variant="secondary"
          data-key="n"
          busy={isPending && 'Closing…'}
          onClick={() => mutate([])}
        >
          No action needed
        </Button>
      )}
    </section>
  );
}
