// The form to write and submit work. Every change is saved as a draft; see use-task-draft.ts.
import type { WorkspaceTask } from '@questline/contract';
import { Send, Trash2 } from 'lucide-react';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { SaveState } from '../../../ui/forms/save-state.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { failureText } from '../../../lib/format/failure-text.ts';
import { DraftConflictDialog } from './drafts/draft-conflict-dialog.tsx';
import { kindWords } from '../submission-words.ts';
import { taskUploads } from './uploads/task-uploads.ts';
import { useUploadState } from './uploads/use-upload-state.tsx';
import { useSubmitWork } from './use-submit-work.ts';
import { useTaskDraft } from './drafts/use-task-draft.ts';
import { checkWork, isEmpty, type Work } from './work.ts';
import { WorkFields } from './work-fields.tsx';

type Props = {
  initiativeId: string;
  task: WorkspaceTask;
  onNext: (taskId: string) => void;
  onSent: () => void;
  /** Asks before leaving with unsaved changes. */
  Guard: ComponentType<{ flush: () => Promise<boolean>; hasUnsent: () => boolean }>;
};

export function WorkComposer({ initiativeId, task, onNext, onSent, Guard }: Props) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const online = useOnline();
  const draft = useTaskDraft(initiativeId, task);
  const { work } = draft;
  const [refusal, setRefusal] = useState<string>();
  const [asking, setAsking] = useState<'discard'>();
  const [busy, setBusy] = useState(false);
  const uploading = useUploadState(task.id);
  const { mutate, isPending } = useSubmitWork({
    initiativeId,
    task,
    onNext,
    onSent() {
      draft.done();
      onSent();
    },
  });

  function change(changes: Partial<Work>) {
    setRefusal(undefined);
    draft.change(changes);
  }
  /** A file that can't be uploaded now is kept, and sent with the work later. */
  async function sendFileLater(blob: File) {
    const { keepFile, keptFileMaxBytes } = await import('./queue/kept-files.ts');
    if (blob.size > keptFileMaxBytes)
      return setRefusal(
        `${blob.name} is too large to keep without a connection. Submit it when you're back online.`,
      );
    await keepFile(task.id, blob);
    taskUploads.cancel(task.id);
    return mutate({ work, file: { name: blob.name, bytes: blob.size } });
  }
  async function send() {
    const upload = work.submission_type === 'upload' ? taskUploads.find(task.id) : undefined;
    if (upload && !upload.arrived && (!online || taskUploads.isStuck(task.id)))
      return settle(() => sendFileLater(upload.blob));
    const checked = checkWork(work);
    if ('refusal' in checked) {
      setRefusal(checked.refusal);
      return box.current?.querySelector<HTMLElement>('textarea, input')?.focus();
    }
    // Submitting would discard another tab's draft, so check for a conflict first.
    if (online) await draft.flush();
    if (!draft.isContested()) mutate({ work });
  }
  async function settle(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ title: 'Error', description: failureText(error), variant: 'destructive' });
    } finally {
      setBusy(false);
      setAsking(undefined);
    }
  }

  const fields = <WorkFields taskId={task.id} work={work} error={refusal} onChange={change} />;
  return (
    <section ref={box} aria-labelledby={titleId} className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 id={titleId} className="text-lg">
          {task.attempts.length === 0 ? 'Your work' : 'Your new attempt'}
        </h4>
        <div className="flex flex-wrap items-center gap-x-4">
          <SaveState state={draft.state} online={online} />
          {draft.state === 'conflict' && (
            <Button variant="link" className="text-sm" onClick={() => void settle(draft.lookAgain)}>
              Choose a version
            </Button>
          )}
        </div>
      </div>
      {task.allowed_types.length > 1 ? (
        <Tabs
          label="Type of work"
          look="segment"
          tabs={task.allowed_types.map((value) => ({ value, label: kindWords[value] }))}
          value={work.submission_type}
          onChange={(submission_type) => change({ submission_type })}
        >
          {fields}
        </Tabs>
      ) : (
        fields
      )}
      <div className="flex items-center justify-between gap-2 max-md:sticky max-md:bottom-(--foot,0px) max-md:z-10 max-md:-my-3 max-md:bg-surface max-md:py-3">
        <Button
          icon={<Send aria-hidden />}
          busy={isPending ? 'Submitting…' : online && work.submission_type === 'upload' && uploading}
          onClick={() => void send()}
          className="max-md:grow max-md:px-2"
        >
          Submit for review
        </Button>
        {!isEmpty(work) && (
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            className="max-md:-mr-3 max-md:px-3"
            onClick={() => setAsking('discard')}
          >
            <span className="max-md:sr-only">Discard draft</span>
          </Button>
        )}
      </div>
      <DraftConflictDialog
        conflict={draft.conflict}
        mine={work}
        busy={busy}
        onKeepMine={() => void settle(draft.keepMine)}
        onTakeTheirs={draft.takeTheirs}
        onCloseUndecided={draft.closeUndecided}
      />
      <ConfirmDialog
        open={asking === 'discard'}
        onOpenChange={(open) => open || setAsking(undefined)}
        title="Discard this draft?"
        loses="You'll lose everything you wrote here. Work you already submitted stays."
        action="Discard draft"
        busy={busy && 'Discarding…'}
        onConfirm={() => void settle(draft.discard)}
      />
      <Guard flush={draft.flush} hasUnsent={() => draft.hasUnsent() || taskUploads.isBusy(task.id)} />
    </section>
  );
}
