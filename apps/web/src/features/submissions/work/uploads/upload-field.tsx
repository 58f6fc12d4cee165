import type { SubmittedFile } from '@questline/contract';
import { limits, submissionFileTypes } from '@questline/contract/plain';
import { useEffect, useState } from 'react';
import { useStore } from '../../../../store/create-store.ts';
import { FileDrop } from '../../../../ui/upload/file-drop.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { taskUploads } from './task-uploads.ts';

type Props = {
  taskId: string;
  file: SubmittedFile | null;
  onFile: (file: SubmittedFile | null) => void;
};

/** Phones use .jpeg for .jpg. */
const endings = [...Object.keys(submissionFileTypes), 'jpeg'];
const kinds = 'Images, PDF, Office and text files, video or audio';
const rules = { endings, maxBytes: limits.submissionFileMaxBytes, kinds };

/** One file to upload, with its progress. */
export function UploadField({ taskId, file, onFile }: Props) {
  const onItsWay = useStore({ watch: taskUploads.watch, snapshot: () => taskUploads.find(taskId) });
  const [interrupted, setInterrupted] = useState(() => taskUploads.interrupted(taskId));
  const arrived = onItsWay?.arrived;

  useEffect(() => {
    if (!arrived) return;
    onFile(arrived);
    taskUploads.release(taskId);
    // oxlint-disable-next-line react/exhaustive-deps -- once per uploaded file
  }, [arrived]);

  const there = file && {
    name: file.original_name,
    bytes: file.byte_size,
    state: 'sent' as const,
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {interrupted && !onItsWay && !there && (
        <Notice
          tone="info"
          title={`${interrupted.name} wasn't fully uploaded`}
          onDismiss={() => {
            taskUploads.cancel(taskId);
            setInterrupted(undefined);
          }}
        >
          Choose the same file again to continue where it stopped.
        </Notice>
      )}
      <FileDrop
        label="Add your file"
        rules={rules}
        file={onItsWay?.shown ?? there ?? undefined}
        onPick={(picked) => {
          setInterrupted(undefined);
          taskUploads.begin(taskId, picked);
        }}
        onRetry={() => taskUploads.retry(taskId)}
        onRemove={() => (onItsWay ? taskUploads.cancel(taskId) : onFile(null))}
      />
    </div>
  );
}
