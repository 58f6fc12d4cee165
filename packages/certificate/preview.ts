// Renders example certificates to look at: node packages/certificate/preview.ts FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from './src/examples.fixture.ts';
import { renderCertificate } from './src/index.ts';

const folder = process.argv[2] ?? '.data/certificates';
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(examples)) {
  const began = performance.now();
  writeFileSync(join(folder, `${name}.pdf`), await renderCertificate(content));
  console.log(`${name}: ${Math.round(performance.now() - began)} ms`);
}
