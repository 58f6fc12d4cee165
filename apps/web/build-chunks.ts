// Decides which modules share a script file. Left alone, the bundler makes one file for every set of pages that share a
// module: 230 files, 140 of them under 2 kB, and 78 for the page with all initiatives. Here, files are merged until every
// page loads only a few, beginning with the merges that make pages download the least code they don't need.

import { moveParts } from './build-moves.ts';
import type { Chunk, Load } from './build-types.ts';

type File = {
  loads: Set<Load>;
  bytes: number;
  modules: string[];
  imports: Set<File>;
  isEntry: boolean;
  isFixed: boolean;
};

/** Large libraries that change rarely, so that returning visitors still have them. */
export const libraries = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // With everything it imports besides React: a file that it shared with a page could import it in a circle.
  {
    name: 'tanstack',
    test: /\/node_modules\/(@tanstack|use-sync-external-store)\//,
    tags: ['$initial' as const],
  },
  { name: 'forms', test: /\/node_modules\/react-hook-form\// },
];
const fixedNames = new Set([...libraries.map(({ name }) => name), 'rolldown-runtime']);

/** bin/budget.ts allows 12 files of at least 2 kB each, which brotli makes 0.6 kB. */
const maxFiles = 12;
const minBytes = 1000;
/** Close to what bin/budget.ts allows for a page. From here on, each byte counts more. */
const fullBytes = 205_000;
const fullWeight = 4;

/** The modules of each file, except for libraries and entries. */
export function groupModules(chunks: Chunk[], loads: Load[]): string[][] {
  // Between equal merges, the first one is taken. The bundler's order isn't always the same.
  const ordered = chunks.toSorted((a, b) => (a.moduleIds.join() < b.moduleIds.join() ? -1 : 1));
  const files = filesOf(ordered, loads);
  for (;;) {
    mergeTwins(files);
    const pair = cheapestMerge([...files], loads);
    if (!pair) break;
    merge(files, ...pair);
  }
  const groups = [...files].filter((file) => !file.isFixed).map(({ modules }) => modules);
  return moveParts(groups, ordered, loads, { estimate, isFixed, maxFiles, minBytes });
}

const isFixed = ({ name, isEntry }: Chunk) => isEntry || fixedNames.has(name);

function filesOf(chunks: Chunk[], loads: Load[]): Set<File> {
  const byName = new Map<string, File>();
  for (const chunk of chunks) {
    const { fileName, code, moduleIds, isEntry } = chunk;
    byName.set(fileName, {
      loads: new Set(),
      bytes: estimate(code),
      modules: moduleIds,
      imports: new Set(),
      isEntry,
      isFixed: isFixed(chunk),
    });
  }
  for (const { fileName, imports } of chunks)
    for (const other of imports) byName.get(fileName)!.imports.add(byName.get(other)!);
  const byModule = new Map(
    [...byName.values()].flatMap((file) => file.modules.map((id) => [id, file] as const)),
  );
  for (const load of loads)
    for (const id of load.modules) {
      const file = byModule.get(id);
      if (!file) throw new Error(`${id} isn't in the build`);
      addLoads(file, new Set([load]));
    }
  // The rest is loaded when someone opens a dialog, for example.
  return new Set([...byName.values()].filter((file) => file.loads.size > 0));
}

/** What brotli makes of a file after merging. Compressed one by one, small files would seem larger. */
const estimate = (code: string) => code.length * 0.3;

const sum = (files: File[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);

const isSmall = ({ bytes }: File) => bytes < minBytes;

/** A page that loads a file also loads everything that the file imports. */
function addLoads(file: File, loads: Set<Load>) {
  if (loads.isSubsetOf(file.loads)) return;
  file.loads = file.loads.union(loads);
  for (const other of file.imports) addLoads(other, file.loads);
}

/** Files that the same pages load become one. This also means that files never import each other in a circle, except
 *  through a file that can't be merged: see wouldCircle. */
function mergeTwins(files: Set<File>) {
  for (const a of files)
    for (const b of files)
      if (a !== b && !a.isFixed && !b.isFixed && a.loads.size === b.loads.size && a.loads.isSubsetOf(b.loads))
        merge(files, a, b);
}

function merge(files: Set<File>, into: File, file: File) {
  files.delete(file);
  into.modules = [...into.modules, ...file.modules];
  into.bytes += file.bytes;
  into.imports = into.imports.union(file.imports);
  for (const one of files) if (one.imports.delete(file)) one.imports.add(into);
  into.imports.delete(into);
  const loads = into.loads.union(file.loads);
  into.loads = new Set();
  addLoads(into, loads);
}

/** The merge that costs the least for each small file or file on a crowded page that it gets rid of. */
function cheapestMerge(files: File[], loads: Load[]): [File, File] | undefined {
  const isCrowded = loads.map((load) => files.filter((file) => file.loads.has(load)).length > maxFiles);
  const has = new Map(files.map((file) => [file, loads.map((load) => file.loads.has(load))]));
  const sizes = loads.map((load) => sum(files.filter((file) => file.loads.has(load))));
  const needs = new Map(files.map((file) => [file, neededBy(file)]));
  const costs = new Map(files.map((file) => [file, costsOf(needs.get(file)!, loads)]));
  let cheapest: [File, File] | undefined;
  let least = Infinity;
  for (const [i, a] of files.entries())
    for (const b of files.slice(i + 1)) {
      if (a.isFixed || b.isFixed || wouldCircle(a, b, needs)) continue;
      let relieved = isSmall(a) || isSmall(b) ? 1 : 0;
      let cost = 0;
      const [hasA, hasB, costsA, costsB] = [has.get(a)!, has.get(b)!, costs.get(a)!, costs.get(b)!];
      for (const [load, { weight }] of loads.entries())
        if (hasA[load] && hasB[load]) relieved += isCrowded[load] ? 1 : 0;
        else {
          const more = hasA[load] ? costsB[load]! : hasB[load] ? costsA[load]! : 0;
          cost += more * weight * (sizes[load]! + more > fullBytes ? fullWeight : 1);
        }
      if (relieved > 0 && cost / relieved < least) [cheapest, least] = [[a, b], cost / relieved];
    }
  return cheapest;
}

/** A file with everything it imports. */
function neededBy(file: File): Set<File> {
  const needed = new Set([file]);
  for (const one of needed) for (const other of one.imports) needed.add(other);
  return needed;
}

/** If one of the files imports an entry that imports the other one, the entry would import itself. */
function wouldCircle(a: File, b: File, needs: Map<File, Set<File>>): boolean {
  const leadsTo = (from: File, to: File) =>
    [...needs.get(from)!].some((one) => one.isFixed && needs.get(one)?.has(to));
  return leadsTo(a, b) || leadsTo(b, a);
}

/** What it would cost each page to load these files. Loading an entry runs it, so no page may load the entry of another
 *  document. */
const costsOf = (needed: Set<File>, loads: Load[]): number[] =>
  loads.map((load) => {
    let bytes = 0;
    for (const one of needed) if (!one.loads.has(load)) bytes += one.isEntry ? Infinity : one.bytes;
    return bytes;
  });
