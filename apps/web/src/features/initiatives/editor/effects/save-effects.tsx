// Says above the Save button which students are affected, and in a dialog what they will notice.
import type { OwnInitiative } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ownInitiativeQuery } from '../../own/own-initiatives.ts';
import { type EditorValues, valuesOf } from '../editor-values.ts';
import { affectedInWords, changesOf } from './change-effects.ts';
import { EffectsDialog } from './effects-dialog.tsx';

type Props = { initiative: OwnInitiative; values: EditorValues };

export function SaveEffects({ initiative, values }: Props) {
  const [open, setOpen] = useState(false);
  // The page has just loaded it; after that it follows live updates.
  const now = useQuery({ ...ownInitiativeQuery(initiative.id), refetchOnMount: false }).data ?? initiative;
  const { working, finished } = now.totals;
  const changes = changesOf(valuesOf(now), values, working + finished);
  const affected = affectedInWords(changes, now.totals);
  if (!affected) return null;
  return (
    <div className="flex w-full items-start gap-2 text-sm [&_svg]:mt-px">
      <Users aria-hidden className="shrink-0 text-ink-soft" />
      <div>
        <span role="status">{affected}</span>{' '}
        <Button variant="link" className="text-sm" onClick={() => setOpen(true)}>
          What they'll notice
        </Button>
      </div>
      {open && <EffectsDialog changes={changes} totals={now.totals} onClose={() => setOpen(false)} />}
    </div>
  );
}
