// The editor of a new or existing initiative: four parts with a live preview. Every change is saved as a draft.
import type { OwnInitiative } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldPath, FormProvider, useForm, useWatch } from 'react-hook-form';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { useSession } from '../../../lib/session/session.ts';
import { uploadImage } from '../../../lib/upload/upload-image.ts';
import { cx } from '../../../ui/cx.ts';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useImageUpload } from '../../../ui/upload/use-image-upload.ts';
import { BasicsSection } from './basics-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { EditorBar } from './editor-bar.tsx';
import { detailsOfValues, readinessOfValues, stepsDone } from './editor-facts.ts';
import { editorResolver } from './editor-form.ts';
import { type EditorStep, EditorSteps } from './editor-steps.tsx';
import type { EditorValues } from './editor-values.ts';
import { ownCompanyQuery } from '../../../lib/query/own-company.ts';
import type { ReadinessCheck } from '../details/readiness-list.tsx';
import { StudentView } from './lazy-student-view.tsx';
import { TasksSection } from './tasks/tasks-section.tsx';
import type { ActivationRefusal } from '../own/use-initiative-status.ts';
import { type EditorStart, useDraft } from './use-draft.ts';
import { useSaveInitiative } from './use-save-initiative.ts';

const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx'), 'ConflictDialog');
const PublishSection = lazyPart(() => import('./publish-section.tsx'), 'PublishSection');
const SaveEffects = lazyPart(() => import('./effects/save-effects.tsx'), 'SaveEffects');
const PreviewDialog = lazyPart(() => import('./preview-dialog.tsx'), 'PreviewDialog');

const uploadBanner = uploadImage('banner');

export type EditorPlace = { step: EditorStep; view: 'write' | 'card' };

type Props = {
  start: EditorStart;
  place: EditorPlace;
  onPlace: (place: Partial<EditorPlace>) => void;
  onSaved: (saved: OwnInitiative, refusal?: ActivationRefusal) => void;
  /** The draft is gone or was discarded. */
  onLeave: () => void;
  /** Continues with the typed values as a new draft. */
  onStartNewDraft: (values: EditorValues) => void;
  renderFix: (what: ReadinessCheck) => ReactNode;
  /** Link to the page above. */
  back: ReactNode;
  /** Asks before leaving with unsaved changes. */
  Guard: ComponentType<{ flush: () => Promise<boolean>; hasUnsent: () => boolean }>;
};

export function InitiativeEditor(props: Props) {
  const { start, place, onPlace, onSaved, onLeave, onStartNewDraft, renderFix, back, Guard } = props;
  const { step, view } = place;
  const form = useForm({ defaultValues: start.values, resolver: editorResolver });
  const kept = useDraft(form, start);
  const banner = useImageUpload(uploadBanner, (path) =>
    form.setValue('banner_url', path, { shouldDirty: true }),
  );
  const [openTask, setOpenTask] = useState<number | undefined>(0);
  const [previews, setPreviews] = useState(false);
  const [resolving, setResolving] = useState(false);
  const faulty = useRef<{ step: EditorStep; path: FieldPath<EditorValues> }>(undefined);
  const company = useQuery(ownCompanyQuery).data;
  const { current } = useSession();
  const verified = current.state === 'signed-in' ? current.user?.email_verified : undefined;

  const values = useWatch({ control: form.control }) as EditorValues;
  const isActive = start.initiative?.status === 'active';
  const readiness = readinessOfValues(values, company, verified);
  const details = detailsOfValues(values, company, start.initiative);

  const { save, saving } = useSaveInitiative({
    form,
    start,
    kept,
    banner,
    onSaved,
    onInvalid(errors, activate) {
      const path = firstErrorPath(errors);
      const [field, task] = path.split('.');
      const step = field === 'tasks' ? 'tasks' : inDetails.has(field!) ? 'details' : 'basics';
      if (step === 'tasks') setOpenTask(Number(task));
      faulty.current = { step, path };
      onPlace({ step, view: 'write' });
      toast({
        title: 'Please check the marked fields',
        description: `Your draft is saved. Fix those fields, then ${activate ? 'activate' : 'save'} again.`,
        variant: 'destructive',
      });
    },
  });

  // The field exists only while its part and its task are open.
  useEffect(() => {
    if (faulty.current?.step !== step) return;
    form.setFocus(faulty.current.path);
    faulty.current = undefined;
  });

  async function resolve(work: () => Promise<void>) {
    setResolving(true);
    try {
      await work();
    } catch {
      toast({ title: "That didn't work", description: 'Please try again.', variant: 'destructive' });
    } finally {
      setResolving(false);
    }
  }
  const keepMine = async () =>
    kept.conflict?.kind === 'gone' ? onStartNewDraft(form.getValues()) : kept.keepMine();
  const takeTheirs = async () => (kept.conflict?.kind === 'gone' ? onLeave() : kept.takeTheirs());
  const discard = () =>
    resolve(async () => {
      await kept.discard(start.initiative);
      if (!start.initiative) onLeave();
    });

  const sections: Record<EditorStep, ReactNode> = {
    basics: <BasicsSection banner={banner} />,
    details: <DetailsSection />,
    tasks: <TasksSection open={openTask} onOpen={setOpenTask} />,
    publish: (
      <Suspense fallback={<SkeletonBlock className="h-80" />}>
        <PublishSection
          readiness={readiness}
          isActive={isActive}
          onStep={(to) => onPlace({ step: to })}
          onPreview={() => setPreviews(true)}
          renderFix={renderFix}
        />
      </Suspense>
    ),
  };

  return (
    <FormProvider {...form}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-x-10">
        <div className="grid min-w-0 content-start gap-6">
          <div className="relative lg:hidden [&_[role=tablist]]:ml-auto [&_[role=tablist]]:flex [&_[role=tablist]]:w-fit">
            <div className="absolute inset-y-0 left-0 flex h-11 max-w-32 items-center md:hidden">{back}</div>
            <Tabs
              label="Edit or preview"
              look="segment"
              tabs={[
                { value: 'write', label: 'Write' },
                { value: 'card', label: 'As students see it' },
              ]}
              value={view}
              onChange={(next) => onPlace({ view: next })}
            >
              {view === 'card' && <StudentView details={details} />}
            </Tabs>
          </div>
          <div className={cx(view === 'card' && 'max-lg:hidden')}>
            <EditorSteps
              step={step}
              done={stepsDone(readiness, isActive)}
              notes={{
                basics: values.tags.length ? values.tags.slice(0, 2).join(', ') : 'Name and tags',
                details: values.total_hours
                  ? `${hoursInWords(values.total_hours)} in total`
                  : 'Texts and hours',
                tasks: values.tasks.length ? `${values.tasks.length} so far` : 'What students will do',
                publish: isActive ? 'Active' : 'Check and activate',
              }}
              onStep={(to) => onPlace({ step: to, view: 'write' })}
            />
          </div>
          {start.initiative && start.version !== null && (
            <Notice tone="info" title="You have unsaved changes">
              Students see the last saved version until you save.
            </Notice>
          )}
          <form
            noValidate
            aria-label={step}
            className={view === 'card' ? 'hidden gap-6 lg:grid' : 'grid gap-6'}
            onSubmit={(event) => event.preventDefault()}
          >
            {sections[step]}
          </form>
          <EditorBar
            step={step}
            state={kept.state}
            isNew={!start.initiative}
            isActive={isActive}
            isReady={readiness.ready}
            saving={saving}
            onStep={(to) => onPlace({ step: to, view: 'write' })}
            onSave={save}
            onChoose={() => void resolve(kept.lookAgain)}
            onDiscard={kept.state === 'untouched' ? undefined : () => void discard()}
            effects={
              start.initiative &&
              kept.state !== 'untouched' && (
                <Suspense>
                  <SaveEffects initiative={start.initiative} values={values} />
                </Suspense>
              )
            }
          />
        </div>
        <aside aria-label="As students see it" className="max-lg:hidden">
          <div className="sticky top-24 grid gap-3">
            <h2 className="text-sm font-semibold text-ink-soft">As students see it</h2>
            <StudentView details={details} />
          </div>
        </aside>
      </div>
      {kept.conflict && (
        <Suspense>
          <ConflictDialog
            conflict={kept.conflict}
            mine={values}
            busy={resolving}
            onKeepMine={() => void resolve(keepMine)}
            onTakeTheirs={() => void resolve(takeTheirs)}
            onCloseUndecided={kept.closeUndecided}
          />
        </Suspense>
      )}
      {previews && (
        <Suspense>
          <PreviewDialog details={details} onClose={() => setPreviews(false)} />
        </Suspense>
      )}
      <Guard flush={kept.flush} hasUnsent={kept.hasUnsent} />
    </FormProvider>
  );
}

const inDetails = new Set([
  'overview',
  'requirements',
  'benefits',
  'goals',
  'weekly_hours',
  'total_hours',
  'reward',
  'commission',
]);

/** The first error in the order of the editor: basics, details, tasks. */
function firstErrorPath(errors: FieldErrors<EditorValues>): FieldPath<EditorValues> {
  const { tasks, ...rest } = errors;
  const fields = Object.keys(rest);
  const field = fields.find((name) => !inDetails.has(name)) ?? fields[0];
  if (field === 'reward') return 'reward.amount';
  return (field ?? `tasks.${pathIn(tasks)}`) as FieldPath<EditorValues>;
}

/** The path to the first error message, such as '1.title'. */
function pathIn(error: object | undefined): string {
  const [key, inner] = Object.entries(error ?? {}).find(([, it]) => it) ?? [];
  if (key === undefined || 'message' in inner) return key ?? '';
  return `${key}.${pathIn(inner)}`;
}
