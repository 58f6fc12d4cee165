// What the weights depend on: the messages, the features and the training.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const isInput = (file: string) => !/\.test\.ts$|src\/weights\.ts$|held-out|score/.test(file);

export function inputDigest(): string {
  const files = globSync(['corpus/*.jsonl', 'src/**/*.ts', 'training/*.ts', 'package.json'], { cwd: folder });
  const hash = createHash('sha256');
  for (const file of files.filter(isInput).toSorted())
    hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
