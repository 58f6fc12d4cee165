// Files of submissions that aren't uploaded yet, in this browser's database. One per task.
import { inStore, keyOf, result } from '../../../../lib/offline/local-database.ts';
import { session } from '../../../../lib/session/session.ts';

/** Phones have little space, and a larger file is better sent while the student is there. */
export const keptFileMaxBytes = 25 * 1024 * 1024;

function person(): string {
  const id = session.accountId();
  if (!id) throw new Error('Only someone who is signed in has files here');
  return id;
}

export const keepFile = (taskId: string, file: File) =>
  inStore('files', async (store) => void store.put(file, keyOf(person(), taskId)));

export const findFile = (taskId: string) =>
  inStore('files', (store) => result<File | undefined>(store.get(keyOf(person(), taskId))));

export const forgetFile = (taskId: string) =>
  inStore('files', async (store) => void store.delete(keyOf(person(), taskId)));
