// What people download before they can do something, in kB of brotli. Fails above the budget.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
};

const most = { app: 125, public: 75, lazy: 60 };
const dist = join(import.meta.dirname, '../apps/web/dist');
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) throw new Error('There is no build of the web app: npm run build');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** A chunk with everything it needs before it runs. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key]?.imports ?? []) closure(other, seen);
  return seen;
}
const kB = (keys: Iterable<string>) =>
  [...keys].reduce((sum, key) => sum + statSync(join(dist, `${manifest[key]!.file}.br`)).size, 0) / 1_000;

const keys = Object.keys(manifest).filter((key) => manifest[key]!.file.endsWith('.js'));
// After its first paint the landing page brings React and the islands of its document.
const landing = readFileSync(join(dist, 'index.html'), 'utf8');
const islands = [...landing.matchAll(/data-island="([\w-]+)"/g)].map(([, name]) => `islands/${name}.tsx`);
const hydrated = ['hydrate.tsx', ...islands].map((file) => `src/public/${file}`);
const firstLoads = {
  app: closure('app.html'),
  public: hydrated.reduce((seen, key) => closure(key, seen), closure('index.html')),
};
const already = new Set([...firstLoads.app].filter((key) => firstLoads.public.has(key)));

/** What its own entry has brought, and what each of those who ask for it has brought, is not counted again. */
function thereBefore(key: string): Set<string> {
  const entry = key.includes('src/public/') ? firstLoads.public : firstLoads.app;
  const askers = keys
    .filter((other) => manifest[other]!.dynamicImports?.includes(key))
    .map((it) => closure(it));
  const [first = new Set<string>(), ...rest] = askers;
  const shared = [...first].filter((other) => rest.every((asker) => asker.has(other)));
  return new Set([...entry, ...already, ...shared]);
}

const rows = [
  ...(['app', 'public'] as const).map((name) => ({
    name: `${name} entry`,
    size: kB(firstLoads[name]),
    most: most[name],
  })),
  ...keys
    .filter((key) => manifest[key]!.isDynamicEntry)
    .map((key) => {
      const before = thereBefore(key);
      return {
        name: manifest[key]!.src ?? key,
        size: kB([...closure(key)].filter((other) => !before.has(other))),
        most: most.lazy,
      };
    }),
].toSorted((a, b) => b.size - a.size);

for (const { name, size, most } of rows)
  console.log(`${size > most ? '✗' : '✓'} ${size.toFixed(1).padStart(6)} kB of ${most}  ${name}`);
if (rows.some(({ size, most }) => size > most)) {
  console.log('Over budget.');
  process.exitCode = 1;
}
