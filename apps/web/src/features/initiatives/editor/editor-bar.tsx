import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AutosaveState } from '../../../lib/drafts/autosave.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { cx } from '../../../ui/cx.ts';
import { SaveState } from '../../../ui/forms/save-state.tsx';
import { type EditorStep, editorSteps, stepNames } from './editor-steps.tsx';

type Props = {
  step: EditorStep;
  state: AutosaveState;
  isNew: boolean;
  isActive: boolean;
  /** Whether it can be activated. */
  isReady: boolean;
  saving: 'save' | 'activate' | undefined;
  onStep: (step: EditorStep) => void;
  onSave: (activate: boolean) => void;
  /** Reopens the conflict dialog after it was closed without a choice. */
  onChoose: () => void;
  onDiscard: (() => void) | undefined;
  /** Who is affected by saving. */
  effects?: ReactNode;
};

/** The bar at the bottom: save state and the next step. */
export function EditorBar(props: Props) {
  const { step, state, isNew, isActive, isReady, saving, onStep, onSave, onChoose, onDiscard, effects } =
    props;
  const [asking, setAsking] = useState(false);
  const at = editorSteps.indexOf(step);
  const before = editorSteps[at - 1];
  const next = editorSteps[at + 1];
  const saves = saving === 'save' && 'Saving…';
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 md:mx-0 md:px-0">
      {effects}
      {/* On phones, an empty line above the buttons would waste space. */}
      <div
        className={cx(
          'flex min-w-0 grow basis-48 flex-wrap items-center gap-x-3',
          state === 'untouched' && 'max-md:sr-only',
        )}
      >
        <SaveState state={state} online={useOnline()} />
        {state === 'conflict' && (
          <Button variant="link" className="text-sm" onClick={onChoose}>
            Choose a version
          </Button>
        )}
        {onDiscard && (
          <Button variant="link" className="text-sm" onClick={() => setAsking(true)}>
            Discard
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:[&>*]:grow">
        {before && (
          <Button
            variant="quiet"
            icon={<ArrowLeft aria-hidden />}
            // On phones, the last step's two buttons need the room. The steps above go back, too.
            className={next || isActive ? undefined : 'max-md:hidden'}
            onClick={() => onStep(before)}
          >
            Back
          </Button>
        )}
        {!isNew && (next || isActive) && (
          <Button busy={saves} onClick={() => onSave(false)}>
            Save changes
          </Button>
        )}
        {next && (
          <Button
            variant={isNew ? 'primary' : 'secondary'}
            iconAfter={<ArrowRight aria-hidden />}
            onClick={() => onStep(next)}
          >
            Continue to {stepNames[next].toLowerCase()}
          </Button>
        )}
        {!next && !isActive && (
          <>
            <Button variant={isReady ? 'secondary' : 'primary'} busy={saves} onClick={() => onSave(false)}>
              Save as inactive
            </Button>
            <Button
              variant={isReady ? 'primary' : 'secondary'}
              busy={saving === 'activate' && 'Activating…'}
              onClick={() => onSave(true)}
            >
              Activate
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={isNew ? 'Discard this draft?' : 'Discard your changes?'}
        loses={isNew ? "You'll lose everything you wrote here." : 'This goes back to the last saved version.'}
        action={isNew ? 'Discard draft' : 'Discard changes'}
        onConfirm={() => {
          setAsking(false);
          onDiscard?.();
        }}
      />
    </div>
  );
}
