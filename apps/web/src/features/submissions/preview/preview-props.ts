import type { SubmittedFile } from '@questline/contract';
import type { ReactNode } from 'react';

export type FrameParts = {
  /** Buttons next to the name. */
  tools?: ReactNode;
  /** Added to the size of the file. */
  about?: string | undefined;
  stage: ReactNode;
};

export type PreviewProps = {
  file: SubmittedFile;
  /** Wraps the preview in its frame. */
  frame: (parts: FrameParts) => ReactNode;
};
