// Checks how much script people download before they can use a page, in kB of brotli: npm run budget.
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

const budgets = { app: 125, public: 75, lazy: 60 };
const dist = join(import.meta.dirname, '../apps/web/dist');
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) throw new Error('The web app is not built yet. Run: npm run build');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** A chunk and everything it imports. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key]?.imports ?? []) closure(other, seen);
  return seen;
}
const kB = (keys: Iterable<string>) =>
  [...keys].reduce((sum, key) => sum + statSync(join(dist, `${manifest[key]!.file}.br`)).size, 0) / 1_000;

const keys = Object.keys(manifest).filter((key) => manifest[key]!.file.endsWith('.js'));
// After its first paint, the landing page loads React and its islands.
const landing = readFileSync(join(dist, 'index.html'), 'utf8');
const islands = [...landing.matchAll(/data-island="([\w-]+)"/g)].map(([, name]) => `islands/${name}.tsx`);
const hydrated = ['hydrate.tsx', ...islands].map((file) => `src/public/${file}`);
const firstLoads = {
  app: closure('app.html'),
  public: hydrated.reduce((seen, key) => closure(key, seen), closure('index.html')),
};
const already = new Set([...firstLoads.app].filter((key) => firstLoads.public.has(key)));

/** Chunks that are already loaded when `key` is: those of its entry, and those that all of its importers share. */
function loadedBefore(key: string): Set<string> {
  const entry = key.includes('src/public/') ? firstLoads.public : firstLoads.app;
  const importers = keys
    .filter((other) => manifest[other]!.dynamicImports?.includes(key))
    .map((it) => closure(it));
  const [first = new Set<string>(), ...rest] = importers;
  const shared = [...first].filter((other) => rest.every((importer) => importer.has(other)));
  return new Set([...entry, ...already, ...shared]);
}

const rows = [
  ...(['app', 'public'] as const).map((name) => ({
    name: `${name} entry`,
    size: kB(firstLoads[name]),
    budget: budgets[name],
  })),
  ...keys
    .filter((key) => manifest[key]!.isDynamicEntry)
    .map((key) => {
      const before = loadedBefore(key);
      return {
        name: manifest[key]!.src ?? key,
        size: kB([...closure(key)].filter((other) => !before.has(other))),
        budget: budgets.lazy,
      };
    }),
].toSorted((a, b) => b.size - a.size);

for (const { name, size, budget } of rows)
  console.log(`${size > budget ? '✗' : '✓'} ${size.toFixed(1).padStart(6)} kB of ${budget}  ${name}`);
if (rows.some(({ size, budget }) => size > budget)) {
  console.log('Over budget.');
  process.exitCode = 1;
}
