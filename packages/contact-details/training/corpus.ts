// Reads the labeled messages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Labeled = { text: string; from: 'company' | 'student'; contact: boolean };

const folder = join(import.meta.dirname, '..', 'corpus');

const files = readdirSync(folder)
  .filter((file) => file.endsWith('.jsonl'))
  .toSorted();

/** Only for the score. */
export const heldOutFiles = files.filter((file) => file.startsWith('held-out'));
export const trainingFiles = files.filter((file) => !file.startsWith('held-out'));

export const readCorpus = (file: string): Labeled[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Labeled);
