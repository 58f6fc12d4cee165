// A decision: actions that combine, or none, and a note.
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { OperatorNote } from './operator-note.tsx';

export type Decision<Action extends string> = { actions: Action[]; note: string };

type Props<Action extends string> = {
  possible: readonly Action[];
  words: Record<Action, { key: string; title: string; effect: string }>;
  /** Who hears the outcome, and the other side, which doesn't learn who that is. */
  reporter?: { name: string; otherSide: string };
  /** Why the decision failed. */
  failure: string | null;
  busy: boolean;
  onDecide: (decision: Decision<Action>) => void;
};

export const outcomeOf = (actions: string[]) => (actions.length ? 'we took action' : 'no action needed');

export function DecisionForm<Action extends string>(props: Props<Action>) {
  const { possible, words, reporter, failure, busy, onDecide } = props;
  const [actions, setActions] = useState<Action[]>([]);
  const [note, setNote] = useState('');
  const toggle = (action: Action) =>
    setActions(actions.includes(action) ? actions.filter((it) => it !== action) : [...actions, action]);
  return (
    <section aria-label="Decision" className="grid content-start gap-4">
      <h2 className="text-sm font-semibold text-ink-soft">Decision</h2>
      {possible.map((action) => (
        <div
          key={action}
          className="flex items-start justify-between gap-3 rounded-control border-[1.5px] border-line p-3 has-checked:border-trail has-checked:bg-trail-soft"
        >
          <Checkbox
            label={<span className="font-semibold">{words[action].title}</span>}
            help={words[action].effect}
            data-key={words[action].key}
            checked={actions.includes(action)}
            onChange={() => toggle(action)}
          />
          <span className="pointer-coarse:hidden">
            <Kbd>{words[action].key.toUpperCase()}</Kbd>
          </span>
        </div>
      ))}
      <OperatorNote value={note} onChange={setNote} />
      {reporter && (
        <p className="text-sm text-ink-soft">
          {reporter.name} gets: <b className="text-ink">“Closed: {outcomeOf(actions)}.”</b>{' '}
          {reporter.otherSide} never learns who reported it.
        </p>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
      {actions.length > 0 ? (
        <Button
          wide
          data-key="Mod+Enter"
          busy={busy && 'Closing…'}
          onClick={() => onDecide({ actions, note })}
        >
          {actions.length === 1 ? 'Close with 1 action' : `Close with ${actions.length} actions`}
        </Button>
      ) : (
        <Button
          wide
          variant="secondary"
          data-key="n"
          busy={busy && 'Closing…'}
          onClick={() => onDecide({ actions, note })}
        >
          No action needed
        </Button>
      )}
    </section>
  );
}
