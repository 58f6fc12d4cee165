// Prints the software bill of materials in CycloneDX, as npm makes it from package-lock.json: npm run sbom. It lists what
// is in production, including what the build puts into the web app. The same lockfile always gives the same text.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
type Component = { name: string; 'bom-ref': string; properties?: { name: string; value: string }[] };
type Bom = {
  serialNumber?: string;
  metadata: { timestamp?: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const text = execFileSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
  { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 100_000_000 },
);
const bom = JSON.parse(text) as Bom;
// npm's --omit=dev also leaves out what something in development depends on directly: fastify's ajv, for example.
bom.components = bom.components.filter(
  ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
);
const { metadata, components } = bom;
const listed = new Set([metadata.component, ...components].map((it) => it['bom-ref']));
bom.dependencies = bom.dependencies
  .filter(({ ref }) => listed.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((it) => listed.has(it)) }));
// npm uses the name of the folder.
const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
metadata.component.name = name;
delete metadata.timestamp;
delete bom.serialNumber;
console.log(JSON.stringify(bom, null, 2));
