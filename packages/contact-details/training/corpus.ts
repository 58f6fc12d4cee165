// Reads the labeled messages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Labeled = { text: string; from: 'company' | 'student'; contact: boolean };

const folder = join(import.meta.dirname, '..', 'corpus');

/** All files except the held-out half, which is only for the score. */
export const trainingFiles = readdirSync(folder)
  .filter((file) => file !== 'held-out.jsonl')
  .toSorted();

export const readCorpus = (file: string): Labeled[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Labeled);
