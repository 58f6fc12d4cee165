// Scans one upload in the worker. If killed at any point, it starts over from the upload, which is removed last: the
// same bytes under the same id produce the same objects under the same keys.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../platform/database/db.ts';
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
  count: (outcome: FileOutcome, purpose: string) => void;
  log: Log;
};

/** Of a file that only its owner and the company it is submitted to can download. */
const keyOf = (objectKey: string) => `private/${objectKey}`;

export function createFileScanner({ db, storage, count, log }: ScanDeps) {
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
    await db.tx(async (tx) => {
      const settled =
        'refusal' in inspected
          ? refuse(id, inspected.refusal)
          : pass(id, {
              media_type: inspected.mediaType,
              byte_size: inspected.byteSize,
              public_path: inspected.publicPath ?? null,
            });
      if (await tx.maybe(settled)) await tx.run(recordEvent('file.scanned', id, null));
    });
    const outcome = 'refusal' in inspected ? inspected.refusal : 'ready';
    count(outcome, purpose);
    log.info({ file: id, purpose, outcome }, 'file scanned');
  }

  /** Removes what was just stored if the account was deleted during the scan: the sweep didn't know about it. */
  async function discardIfRemoved({ id, object_key }: FileRow, inspected: Inspected) {
    if (!('outputs' in inspected) || (await db.maybe(findKept(id)))) return;
    for (const { key = keyOf(object_key) } of inspected.outputs) await storage.remove(key);
  }

  return {
    /** Throws to trigger a retry. */
    async scan(id: string): Promise<void> {
      const file = await db.maybe(findWaiting(id));
      try {
        if (file) {
          const inspected = await inspect(file);
          await settle(file, inspected);
          await discardIfRemoved(file, inspected);
        }
        await storage.removeUpload(id);
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
      await storage.removeUpload(id);
      count('dead', file?.purpose ?? 'unknown');
      log.error({ file: id }, 'file scan failed, giving up');
    },
  };
}
