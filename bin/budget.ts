// Checks how many scripts people download before they can use a page, and how large they are, in kB of brotli: npm run
// budget. A page's first load is what its document names: the entry with its imports, and the preloads of the page.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@questline/contract/plain';

type Chunk = { file: string; src?: string; imports?: string[]; dynamicImports?: string[] };
type Row = { name: string; size: number; budget: number };

const budgets = {
  /** The app's entry, which all of its pages need. */
  app: 115,
  /** Operators' own app. */
  desk: 120,
  /** The landing page with its islands. */
  public: 75,
  /** The sign-in pages. What they fetch for later isn't included. */
  signIn: 88,
  /** What a page adds to the entry and its layout, or a dialog to its page. */
  lazy: 60,
  /** Everything that a page loads first. */
  page: 215,
  files: 12,
  /** The smallest file before compression, except for entries: the request for a smaller one costs more than it does. */
  minFile: 2,
};

/** Libraries that are larger than a part may be. Each is loaded only when someone opens what needs it. */
const vendors: Record<string, number> = {
  /** Draws a PDF that someone reviews. */
  'pdfjs-dist/build/pdf.mjs': 120,
  /** Parses it in a worker. */
  'pdfjs-dist/build/pdf.worker.min.mjs': 320,
};

const dist = join(import.meta.dirname, '../apps/web/dist');
if (!existsSync(join(dist, '.vite/preloads.json')))
  throw new Error('The web app is not built yet. Run: npm run build');
const readJson = (file: string) => JSON.parse(readFileSync(join(dist, '.vite', file), 'utf8'));
const manifest: Record<string, Chunk> = { ...readJson('manifest.json'), ...readJson('desk-manifest.json') };
const preloads: Record<string, string[]> = readJson('preloads.json');

const vendorOf = (key: string) => Object.keys(vendors).find((path) => key.endsWith(`node_modules/${path}`));
const kB = (file: string) => statSync(join(dist, `${file}.br`)).size / 1_000;
/** As precise as it's printed: a few bytes of file names decide nothing. */
const plainKB = (file: string) => Math.round(statSync(join(dist, file)).size / 100) / 10;
const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + kB(file), 0);
const scriptsIn = (html: string) =>
  [...readFileSync(join(dist, html), 'utf8').matchAll(/<(?:script|link)[^>]*"(\/assets\/[^"]+\.js)"/g)].map(
    ([, file]) => file!,
  );

const documents = ['app.html', 'index.html', 'desk.html'];
const entries = new Set([...documents, 'src/public/keep-early.ts'].map((key) => `/${manifest[key]!.file}`));
const entry = new Set(scriptsIn('app.html'));
const landing = new Set(scriptsIn('index.html'));
const appPages = Object.entries(preloads).map(([name, files]) => ({
  name,
  files: new Set([...entry, ...files]),
}));
const publicPages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== 'app.html' && file !== 'desk.html')
  .map((name) => ({ name, files: new Set(scriptsIn(name)) }));
const desk = { name: 'desk', files: new Set(scriptsIn('desk.html')) };
const firstLoads = [...appPages, ...publicPages, desk];
/** What every page behind sign-in needs. */
const inLayouts = pages
  .filter(({ access }) => access !== 'public' && access !== 'auth-page')
  .map(({ path }) => new Set(preloads[path]))
  .reduce((all, files) => all.intersection(files));

/** A script and everything it imports. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(`/${manifest[key]!.file}`)) return seen;
  seen.add(`/${manifest[key]!.file}`);
  for (const other of manifest[key]!.imports ?? []) closure(other, seen);
  return seen;
}

/** What every page that loads these files first has loaded. A part of a part is on no first load. */
function loadedWith(importer: Set<string>): Set<string> {
  const pageFiles = firstLoads.map(({ files }) => files).filter((files) => importer.isSubsetOf(files));
  return pageFiles.reduce((all, files) => all.intersection(files), pageFiles[0] ?? importer);
}

/** What is loaded when someone opens a dialog, for example: what it imports, without what its page has already. */
function partRows(): Row[] {
  const parts = new Map<string, Set<string>[]>();
  for (const [key, { dynamicImports = [] }] of Object.entries(manifest))
    for (const part of dynamicImports) parts.set(part, [...(parts.get(part) ?? []), closure(key)]);
  return [...parts]
    .filter(([key]) => !firstLoads.some(({ files }) => files.has(`/${manifest[key]!.file}`)))
    .filter(([key]) => !vendorOf(key))
    .map(([key, importers]) => {
      const before = importers.map(loadedWith).reduce((all, files) => all.intersection(files));
      return {
        name: manifest[key]!.src ?? key,
        size: total(closure(key).difference(before)),
        budget: budgets.lazy,
      };
    });
}

function vendorRows(): Row[] {
  return Object.entries(vendors).map(([name, budget]) => {
    const key = Object.keys(manifest).find((it) => vendorOf(it) === name);
    if (!key) throw new Error(`${name} isn't in the build`);
    return { name, size: kB(manifest[key]!.file), budget };
  });
}

/** Everything that a document can load, also later. */
function reachable(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  const { imports = [], dynamicImports = [] } = manifest[key]!;
  for (const other of [...imports, ...dynamicImports]) reachable(other, seen);
  return seen;
}

const rows: Row[] = [
  { name: 'app entry', size: total(entry), budget: budgets.app },
  { name: 'public entry', size: total(landing), budget: budgets.public },
  { name: 'sign-in entry', size: total(scriptsIn('student/auth.html')), budget: budgets.signIn },
  { name: 'desk entry', size: total(desk.files), budget: budgets.desk },
  ...appPages.map(({ name, files }) => ({
    name: `${name} adds`,
    size: total(files.difference(entry.union(inLayouts))),
    budget: budgets.lazy,
  })),
  ...publicPages.map(({ name, files }) => ({
    name: `${name} adds`,
    size: total(files.difference(landing)),
    budget: budgets.lazy,
  })),
  ...firstLoads.map(({ name, files }) => ({
    name: `${name} in all`,
    size: total(files),
    budget: budgets.page,
  })),
  ...partRows(),
  ...vendorRows(),
];
const failures: string[] = [];
for (const { name, size, budget } of rows.toSorted((a, b) => b.size - a.size)) {
  console.log(`${size > budget ? '✗' : '✓'} ${size.toFixed(1).padStart(6)} kB of ${budget}  ${name}`);
  if (size > budget) failures.push(`${name}: ${size.toFixed(1)} kB of ${budget}`);
}
for (const { name, files } of firstLoads) {
  const small = [...files].filter((file) => plainKB(file) < budgets.minFile && !entries.has(file));
  const isMet = files.size <= budgets.files && small.length === 0;
  console.log(`${isMet ? '✓' : '✗'} ${String(files.size).padStart(6)} scripts of ${budgets.files}  ${name}`);
  if (files.size > budgets.files) failures.push(`${name} loads ${files.size} scripts of ${budgets.files}`);
  for (const file of small)
    failures.push(`${name} loads ${file}: ${plainKB(file).toFixed(1)} kB is too small`);
}
// Of files that import each other in a circle, one runs before what it needs.
for (const [key, { file, imports = [] }] of Object.entries(manifest))
  if (imports.some((other) => other !== key && closure(other).has(`/${file}`)))
    failures.push(`${manifest[key]!.src ?? file} is imported by a file that it imports`);
// Loading the entry of another document runs it.
for (const document of documents)
  for (const other of documents)
    if (other !== document && reachable(document).has(other))
      failures.push(`${document} loads the entry of ${other}`);
if (failures.length) {
  console.log(`Over budget:\n${failures.join('\n')}`);
  process.exitCode = 1;
}
