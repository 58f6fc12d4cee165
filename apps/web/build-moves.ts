// Improves the files that build-chunks.ts has merged. Merging only ever looks one step ahead, so a few bytes more in one
// module could put 10 kB into the wrong file. Here, one part after another moves to the file where pages download the least,
// as long as a move helps. Pages over their limit come first.
import type { Chunk, Load } from './build-types.ts';

type Rules = {
  /** What a file weighs after compression. */
  estimate: (code: string) => number;
  isFixed: (chunk: Chunk) => boolean;
  maxFiles: number;
  minBytes: number;
};

const overLimit = 2_000;
const forbidden = 1e9;

export function moveParts(groups: string[][], chunks: Chunk[], loads: Load[], rules: Rules): string[][] {
  const parts = chunks.map((chunk) => ({ ...chunk, bytes: rules.estimate(chunk.code) }));
  const indexOf = new Map(parts.flatMap((it, i) => [it.fileName, ...it.moduleIds].map((id) => [id, i])));
  const imports = parts.map((it) => it.imports.map((name) => indexOf.get(name)!));
  const roots = loads.map((load) => load.modules.map((id) => indexOf.get(id)!));
  const fileOf = parts.map((_, i) => groups.length + i);
  for (const [file, modules] of groups.entries()) for (const id of modules) fileOf[indexOf.get(id)!] = file;
  const movable = parts.flatMap((_, i) => (fileOf[i]! < groups.length ? [i] : []));
  const fixed = new Set(parts.flatMap((it, i) => (rules.isFixed(it) ? [fileOf[i]!] : [])));
  const entries = new Set(parts.flatMap((it, i) => (it.isEntry ? [fileOf[i]!] : [])));
  const own = roots.map((it) => new Set(it.map((part) => fileOf[part]!)));

  function measure() {
    const bytes = new Map<number, number>();
    const edges = new Map<number, Set<number>>();
    for (const [i, part] of parts.entries()) {
      const file = fileOf[i]!;
      bytes.set(file, (bytes.get(file) ?? 0) + part.bytes);
      let targets = edges.get(file);
      if (!targets) edges.set(file, (targets = new Set()));
      for (const other of imports[i]!) if (fileOf[other] !== file) targets.add(fileOf[other]!);
    }
    const reach = (from: Iterable<number>) => {
      const reached = new Set(from);
      for (const file of reached) for (const other of edges.get(file)!) reached.add(other);
      return reached;
    };
    const needed = roots.map((it) => reach(it.map((part) => fileOf[part]!)));
    const sizes = needed.map((files) => files.values().reduce((sum, file) => sum + bytes.get(file)!, 0));
    return { bytes, edges, needed, sizes, reach };
  }

  // A load without a limit of its own may not become larger than it is.
  const limits = measure().sizes.map((size, i) => loads[i]!.limit ?? size);
  function costOf({ bytes, needed, sizes }: ReturnType<typeof measure>) {
    let cost = 0;
    for (const [i, { weight }] of loads.entries()) {
      const size = sizes[i]!;
      cost += weight * size + overLimit * Math.max(0, size - limits[i]!);
      cost += forbidden * Math.max(0, needed[i]!.size - rules.maxFiles);
      for (const file of entries) if (needed[i]!.has(file) && !own[i]!.has(file)) cost += forbidden;
    }
    for (const [file, size] of bytes) if (size < rules.minBytes && !fixed.has(file)) cost += forbidden;
    return cost;
  }
  const isInCircle = ({ edges, reach }: ReturnType<typeof measure>, file: number) =>
    edges.has(file) && reach(edges.get(file)!).has(file);

  let least = costOf(measure());
  for (let hasMoved = true; hasMoved;) {
    hasMoved = false;
    for (const part of movable)
      for (const target of groups.keys()) {
        const before = fileOf[part]!;
        if (target === before) continue;
        fileOf[part] = target;
        const measured = measure();
        const cost = costOf(measured);
        if (cost < least - 1 && !isInCircle(measured, target) && !isInCircle(measured, before)) {
          least = cost;
          hasMoved = true;
        } else fileOf[part] = before;
      }
  }
  return groups
    .map((_, file) =>
      movable.filter((part) => fileOf[part] === file).flatMap((part) => parts[part]!.moduleIds),
    )
    .filter((modules) => modules.length > 0);
}
