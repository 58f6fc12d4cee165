// Accepts one file by click, drop or keyboard, and shows the upload. The caller sends it.
import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from '../forms/field.tsx';
import { type FileRules, findRefusal, rulesInWords } from './file-checks.ts';
import { FileRow, type SentFile } from './file-row.tsx';

type Props = {
  label: string;
  rules: FileRules;
  file?: SentFile | undefined;
  onPick: (file: File) => void;
  /** Cancels a running upload, or removes the file. */
  onRemove: () => void;
  onRetry: () => void;
};

export function FileDrop({ label, rules, file, onPick, onRemove, onRetry }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const take = (picked: File | undefined) => {
    setOver(false);
    if (!picked) return;
    const refused = findRefusal(picked, rules);
    setRefusal(refused);
    if (!refused) onPick(picked);
  };
  const drag = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(on);
  };

  // Phones offer the camera for these.
  const takesPhotos = rules.endings.includes('jpg');
  if (file) return <FileRow file={file} onRemove={onRemove} onRetry={onRetry} />;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input inside takes keys and clicks */}
      <label
        htmlFor={id}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }}
        className={cx(
          'grid justify-items-center gap-1 rounded-card border-2 border-dashed p-6 text-center transition-colors md:p-8',
          'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
          over ? 'border-trail bg-trail-soft' : 'border-edge bg-surface hover:bg-sunken',
        )}
      >
        <input
          id={id}
          type="file"
          accept={rules.endings.map((ending) => `.${ending}`).join(',')}
          aria-describedby={cx(`${id}-hint`, refusal && `${id}-error`)}
          className="sr-only"
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <FileUp aria-hidden className="mb-2 size-8 text-trail" strokeWidth={1.75} />
        <span className="font-semibold">{label}</span>
        <span className="text-ink-soft">
          <span className="pointer-coarse:hidden">Drop a file here or </span>
          {takesPhotos && <span className="hidden pointer-coarse:inline">Take a photo or </span>}
          <span
            className={cx(
              'font-semibold text-trail underline underline-offset-4',
              !takesPhotos && 'pointer-coarse:inline-block pointer-coarse:first-letter:uppercase',
            )}
          >
            choose a file
          </span>
        </span>
        <span id={`${id}-hint`} className="text-sm text-ink-soft">
          {rulesInWords(rules)}
        </span>
      </label>
      <div className="text-sm">
        <FieldError id={`${id}-error`} text={refusal} />
      </div>
    </div>
  );
}
