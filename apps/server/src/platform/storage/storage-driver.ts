// The interface of both storage drivers.
import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

export type Range = { start: number; end: number };

export type Storage = {
  /** Accepts uploads in chunks. Its cleanUpExpiredUploads() must never be called: on disk it deletes finished ones. */
  uploads: DataStore;
  /** A complete upload as a local file; the caller owns and empties `folder`. */
  fetchUpload(id: string, folder: string): Promise<string>;
  /** Removes everything left of an upload. It's fine if nothing is left. */
  removeUpload(id: string): Promise<void>;
  /** Atomic, even if the process is killed on the way. */
  put(key: string, file: string, type: string): Promise<void>;
  /** Undefined if there is none. */
  size(key: string): Promise<number | undefined>;
  read(key: string, range?: Range): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** The key of a complete upload, for backups. */
  uploadKey(id: string): string;
  /** How many days the bytes of deleted files stay, so that a restore to an earlier time finds them. */
  deletedDays: number;
};
