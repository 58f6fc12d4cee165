// The database of this browser: answers of the server to look at without a network, and files that aren't uploaded yet.
// Every row begins with the id of the person it belongs to. Each use opens it and closes it again, so that nothing keeps
// another tab from deleting it.
import { databaseName } from '../local-data.ts';

type StoreName = 'answers' | 'files';

export const result = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('answers').createIndex('at', 'at');
    request.result.createObjectStore('files');
  });
  return result(request);
}

/** Runs the work in one transaction and waits until it is written. */
export async function inStore<T>(name: StoreName, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(name, 'readwrite');
    const written = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error!));
    });
    const [value] = await Promise.all([work(transaction.objectStore(name)), written]);
    return value;
  } finally {
    database.close();
  }
}

/** The first part of a key is the person. */
export const keyOf = (person: string, name: string) => [person, name];

export const deleteRowsOfOthers = (name: StoreName, person: string) =>
  inStore(name, async (store) => {
    for (const key of await result(store.getAllKeys()))
      if ((key as string[])[0] !== person) store.delete(key);
  });
