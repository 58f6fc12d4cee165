// What inspecting a file takes and returns.
import type { ErrorCode, FilePurpose } from '@questline/contract/plain';

/** `key` is omitted when the object uses the random key of its row. */
export type Output = { file: string; key?: string };
export type Inspected =
  | { refusal: ErrorCode }
  | { mediaType: string; byteSize: number; outputs: Output[]; publicPath?: string };

export type InspectJob = { id: string; path: string; purpose: FilePurpose; name: string; folder: string };
