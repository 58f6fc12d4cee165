// Runs the unit tests of the server's rules against mutated rules. No file changes: each mutant is a separate test
// module, the same path with a query string, for which a plugin returns the mutated source.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { withUniqueNames } from '../../db/tests/mutants/mutant.ts';
import { mutationsOfRules } from './rule-mutations.ts';

type RuleMutant = { name: string; file: string; code: string };

const listRuleMutants = (): RuleMutant[] =>
  globSync('apps/server/src/features/**/*.rules.ts')
    .toSorted()
    .flatMap((path) =>
      mutationsOfRules(readFileSync(path, 'utf8')).map(({ what, code }) => ({
        name: `${path.split('/').at(-1)}: ${what}`,
        file: resolve(path),
        code,
      })),
    );

const testOf = (file: string) => file.replace(/\.ts$/, '.test.ts');
const query = '?mutant=';
const numberIn = (id = '') => (id.includes(query) ? id.slice(id.indexOf(query) + query.length) : undefined);

type Report = (name: string, outcome: 'killed' | 'survived', total: number) => void;

export async function tryRuleMutants(isWanted: (name: string) => boolean, report: Report) {
  const mutants = withUniqueNames(listRuleMutants()).filter(({ name }) => isWanted(name));
  const vitest = await createVitest(
    {
      config: false,
      watch: false,
      include: ['apps/server/src/features/**/*.rules.test.ts'],
      reporters: [{}],
      maxWorkers: 1,
      pool: 'threads',
      // Loads the contract once instead of for each mutant.
      isolate: false,
      // The cache would return mutants of an earlier run.
      fsModuleCache: false,
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          async resolveId(source, importer) {
            const number = numberIn(importer);
            const resolved = number && (await this.resolve(source, importer, { skipSelf: true }));
            return resolved && resolved.id === mutants[Number(number)]!.file
              ? resolved.id + query + number
              : undefined;
          },
          load(id) {
            const number = numberIn(id);
            if (number && !id.includes('.test.ts')) return mutants[Number(number)]!.code;
            return undefined;
          },
        },
      ],
    },
  );
  await vitest.standalone();
  const project = vitest.getRootProject();
  const specifications = mutants.map(({ file }, i) => project.createSpecification(testOf(file) + query + i));
  const { testModules } = await vitest.runTestSpecifications(specifications);
  await vitest.close();
  const passed = new Set(
    testModules.filter((module) => module.ok()).map(({ moduleId }) => numberIn(moduleId)),
  );
  for (const [i, { name, file }] of mutants.entries())
    report(name, passed.has(`${i}`) || !existsSync(testOf(file)) ? 'survived' : 'killed', mutants.length);
}
