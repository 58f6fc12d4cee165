// Scans one upload in the worker. If killed at any point, it starts over from the upload, which is removed last: the
// same bytes under the same id produce the same objects under the same keys.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db, Statements } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import type { Storage } from '../../platform/storage/storage-driver.ts';
import { findKept, findWaiting, pass, refuse, type FileRow } from './files.queries.ts';
import type { Inspected } from './inspect/inspect-job.ts';
import { inspectInChild, unreadable } from './inspect/inspect-in-child.ts';

export type FileOutcome = 'ready' | 'failed' | 'dead' | Extract<Inspected, { refusal: string }>['refusal'];

export type ScanDeps = {
  db: Db;
  storage: Storage;
  /** Removes the upload in some days, if restores may need it until then. */
  removeLater(tx: Statements, id: string, days: number): Promise<void>;
  count: (outcome: FileOutcome, purpose: string) => void;
  log: Log;
};

/** Of a file that only its owner and the company it is submitted to can download. */
const keyOf = (objectKey: string) => `private/${objectKey}`;

export function createFileScanner({ db, storage, removeLater, count, log }: ScanDeps) {
  async function inspect({ id, purpose, original_name: name, object_key }: FileRow): Promise<Inspected> {
    const folder = await mkdtemp(join(tmpdir(), 'questline-file-'));
    try {
      const path = await storage.fetchUpload(id, folder);
      const inspected = await inspectInChild({ id, path, purpose, name, folder });
      if ('outputs' in inspected)
        for (const { file, key = keyOf(object_key) } of inspected.outputs)
          await storage.put(key, file, inspected.mediaType);
      return inspected;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function settle(file: Pick<FileRow, 'id' | 'purpose'>, inspected: Inspected) {
    const { id, purpose } = file;
    const isSettled = await db.tx(async (tx) => {
      const settled =
        'refusal' in inspected
          ? refuse(id, inspected.refusal)
          : pass(id, {
              media_type: inspected.mediaType,
              byte_size: inspected.byteSize,
              public_path: inspected.publicPath ?? null,
            });
      if (!(await tx.maybe(settled))) return false;
      await tx.run(recordEvent('file.scanned', id, null));
      if (storage.deletedDays) await removeLater(tx, id, storage.deletedDays);
      return true;
    });
    const outcome = 'refusal' in inspected ? inspected.refusal : 'ready';
    count(outcome, purpose);
    log.info({ file: id, purpose, outcome }, 'file scanned');
    return isSettled;
  }

  /** Removes what was just stored if the account was deleted during the scan: the sweep didn't know about it. */
  async function discardIfRemoved({ id, object_key }: FileRow, inspected: Inspected, isSettled: boolean) {
    if (!('outputs' in inspected) || (await db.maybe(findKept(id)))) return;
    // Then the sweep that knows about it is days away.
    if (isSettled && storage.deletedDays) return;
    for (const { key = keyOf(object_key) } of inspected.outputs) await storage.remove(key);
  }

  const removeUpload = async (id: string) => {
    if (!storage.deletedDays) await storage.removeUpload(id);
  };

  return {
    /** Throws to trigger a retry. */
    async scan(id: string): Promise<void> {
      const file = await db.maybe(findWaiting(id));
      try {
        if (file) {
          const inspected = await inspect(file);
          await discardIfRemoved(file, inspected, await settle(file, inspected));
        }
        await removeUpload(id);
      } catch (error) {
        count('failed', file?.purpose ?? 'unknown');
        log.error({ file: id, err: error }, 'file scan failed, will retry');
        throw new Error('unexpected', { cause: error });
      }
    },
    /** After the last attempt. */
    async giveUp(id: string): Promise<void> {
      const file = await db.maybe(findWaiting(id));
      if (file) await settle(file, { refusal: unreadable(file) });
      await removeUpload(id);
      count('dead', file?.purpose ?? 'unknown');
      log.error({ file: id }, 'file scan failed, giving up');
    },
  };
}
