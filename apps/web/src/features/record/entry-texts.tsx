// What a student copies into a résumé or a college application: our text from the record, or their own words.
import { limits, type RecordEntry, type RecordTexts } from '@questline/contract';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { CopyButton } from './copy-button.tsx';
import { suggestCollegeText, suggestResumeText } from './suggested-texts.ts';
import { useSaveTexts } from './use-record-sharing.ts';

const kinds = [
  { value: 'resume_text', label: 'Résumé', max: limits.resumeTextMaxLength, suggest: suggestResumeText },
  {
    value: 'college_text',
    label: 'College app',
    max: limits.collegeTextMaxLength,
    suggest: suggestCollegeText,
  },
] as const;

const focus = (element: HTMLElement | null) => element?.focus();

export function EntryTexts({ entry }: { entry: RecordEntry }) {
  const [shown, setShown] = useState<keyof RecordTexts>('resume_text');
  const [edited, setEdited] = useState<string>();
  const wasEdited = useRef(false);
  const close = () => {
    wasEdited.current = true;
    setEdited(undefined);
  };
  const { mutate: save, isPending } = useSaveTexts(entry.id);
  const { label, max, suggest } = kinds.find(({ value }) => value === shown)!;
  const text = entry[shown] ?? suggest(entry);
  const finish = (value: string | null) => {
    const { resume_text, college_text } = entry;
    // What the student didn't change stays ours, and follows when we suggest better ones.
    const texts = { resume_text, college_text, [shown]: value === suggest(entry) ? null : value };
    save(texts, { onSuccess: close });
  };
  return (
    <div className="-mb-2 border-t border-line [&>details]:border-b-0">
      <Disclosure summary="Résumé and college text">
        <Tabs
          look="segment"
          label={`Texts about ${entry.initiative.name}`}
          tabs={kinds}
          value={shown}
          onChange={(next) => {
            setShown(next);
            setEdited(undefined);
          }}
        >
          {edited === undefined ? (
            <div className="grid gap-3">
              <p className="as-typed text-ink">{text}</p>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <span className="mr-auto text-sm text-ink-soft tabular-nums max-md:w-full">
                  {text.length} of {max} characters
                </span>
                <Button
                  ref={(button) => {
                    if (wasEdited.current) focus(button);
                    wasEdited.current = false;
                  }}
                  size="small"
                  variant="quiet"
                  icon={<Pencil aria-hidden />}
                  onClick={() => setEdited(text)}
                >
                  Edit
                </Button>
                <CopyButton text={text}>Copy text</CopyButton>
              </div>
            </div>
          ) : (
            <form
              className="grid gap-3"
              onSubmit={(event) => {
                event.preventDefault();
                finish(edited.trim());
              }}
            >
              <Field
                label={`Your text for a ${label === 'Résumé' ? 'résumé' : 'college application'}`}
                help="Only you see this."
                counter={{ length: edited.trim().length, max }}
              >
                <Textarea ref={focus} value={edited} onChange={({ target }) => setEdited(target.value)} />
              </Field>
              <div className="flex flex-wrap justify-end gap-2">
                {entry[shown] !== null && (
                  <Button size="small" variant="quiet" className="mr-auto" onClick={() => finish(null)}>
                    Use our text
                  </Button>
                )}
                <Button size="small" variant="secondary" onClick={close}>
                  Cancel
                </Button>
                <Button
                  size="small"
                  type="submit"
                  busy={isPending && 'Saving…'}
                  disabled={!edited.trim() || edited.trim().length > max}
                >
                  Save
                </Button>
              </div>
            </form>
          )}
        </Tabs>
      </Disclosure>
    </div>
  );
}
