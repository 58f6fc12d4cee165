import type { WorkspaceTask } from '@questline/contract';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { copyOf } from './task-draft.ts';
import { isSubmitted, workOfDraft } from '../work.ts';

/** An unsent draft of a task that is now closed. It can't be submitted anymore, but the student can copy it. */
export function UnsentWork({ task }: { task: WorkspaceTask }) {
  const [work] = useState(() => copyOf(task.id).find()?.work ?? (task.draft && workOfDraft(task.draft)));
  const [copied, setCopied] = useState(false);
  const said = [work?.text.trim(), work?.link.trim()].filter(Boolean).join('\n\n');
  if (!work || !said || isSubmitted(work, task.attempts[0])) return null;
  return (
    <section aria-label="What you were writing" className="grid gap-3 rounded-[14px] bg-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="text-base">What you were writing</h4>
        <Button
          size="small"
          variant="secondary"
          icon={<Copy aria-hidden />}
          onClick={() => void navigator.clipboard.writeText(said).then(() => setCopied(true))}
        >
          <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
      </div>
      <p className="max-w-line as-typed">{said}</p>
    </section>
  );
}
