// Writes the weights of the model and prints how well it does on writers it wasn't trained with: npm run contact:train.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainOnCorpus } from './trained-weights.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const { source, estimates } = trainOnCorpus();
writeFileSync(join(import.meta.dirname, '..', 'src', 'weights.ts'), source);
for (const { left, recall, falseAlarms } of estimates)
  console.log(`without ${left}: recall ${percent(recall)}, false alarms ${percent(falseAlarms)}`);
