// Runs the permission matrix against endpoints that let in more actors than they declare. Each test is a mutant.
import { createVitest } from 'vitest/node';

type Report = (name: string, outcome: 'killed' | 'survived', total: number) => void;

export async function tryAccessMutants(isWanted: (name: string) => boolean, report: Report) {
  const vitest = await createVitest({
    config: false,
    watch: false,
    include: ['apps/server/src/app/tests/authz/weaker-access.mutants.ts'],
    globalSetup: 'db/tests/postgres.setup.ts',
    reporters: [{}],
    testTimeout: 40_000,
  });
  const { testModules, unhandledErrors } = await vitest.start();
  await vitest.close();
  const tests = testModules.flatMap(({ children }) => Array.from(children.allTests()));
  if (tests.length === 0) throw new AggregateError(unhandledErrors, 'the mutants of access did not run');
  const wanted = tests.filter(({ name }) => isWanted(name));
  for (const test of wanted)
    report(test.name, test.result().state === 'passed' ? 'killed' : 'survived', wanted.length);
}
