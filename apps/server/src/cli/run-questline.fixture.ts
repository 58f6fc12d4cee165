// Runs a command in tests. `settings` is the whole environment.
import { runCli } from './cli.ts';
import { commands } from './commands.ts';

export type Ran = { code: number; out: string; problem: string };

export async function runQuestline(
  args: string[],
  settings: Record<string, string> = {},
  of = commands,
): Promise<Ran> {
  const [out, problem]: [string[], string[]] = [[], []];
  const code = await runCli(of, args, {
    environment: settings,
    print: (text) => out.push(text),
    printError: (text) => problem.push(text),
  });
  return { code, out: out.join('\n'), problem: problem.join('\n') };
}
