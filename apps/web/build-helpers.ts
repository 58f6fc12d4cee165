// Moves the bundler's helpers from a file of their own into React's, which every page needs anyway.
import type { Rolldown } from 'vite';

const exported = /export\s*\{([^}]*)\};?\s*$/;
const newName = (helper: string) => `helper_${helper}`;
/** `a as b,c` → [['a', 'b'], ['c', 'c']] */
const pairsOf = (list: string) =>
  list.split(',').map((pair) => {
    const [from, to = from] = pair.trim().split(/\s+as\s+/);
    return [from!, to!] as const;
  });
const nameOf = ({ fileName }: Rolldown.OutputChunk) => fileName.slice(fileName.lastIndexOf('/') + 1);

export function moveHelpers(
  helpers: Rolldown.OutputChunk,
  react: Rolldown.OutputChunk,
  chunks: Rolldown.OutputChunk[],
) {
  const imported = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${nameOf(helpers)}["'\`];?`);
  for (const chunk of chunks.filter((it) => it !== helpers && it.imports.includes(helpers.fileName))) {
    const list = imported.exec(chunk.code)?.[1];
    if (!list) throw new Error('The bundler imports its helpers in a new way');
    const moved = chunk === react ? definitions(helpers.code, list) : importFrom(react, list);
    chunk.code = chunk.code.replace(imported, () => moved);
    chunk.imports = [...new Set([...chunk.imports, react.fileName])].filter(
      (file) => file !== helpers.fileName && file !== chunk.fileName,
    );
  }
}

const importFrom = (react: Rolldown.OutputChunk, list: string) =>
  `import{${pairsOf(list)
    .map(([name, local]) => `${newName(name)} as ${local}`)
    .join()}}from"./${nameOf(react)}";`;

function definitions(code: string, list: string) {
  const exports = exported.exec(code)?.[1];
  if (!exports) throw new Error('The bundler exports its helpers in a new way');
  const names = pairsOf(exports)
    .map(([, name]) => newName(name))
    .join();
  const values = pairsOf(exports)
    .map(([local, name]) => `${newName(name)}:${local}`)
    .join();
  const own = pairsOf(list)
    .map(([name, local]) => `const ${local}=${newName(name)};`)
    .join('');
  return `const{${names}}=(()=>{${code.replace(exported, '')};return{${values}}})();export{${names}};${own}`;
}
