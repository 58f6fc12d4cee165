// Finds the command, parses its options, runs it, and prints what it returns.
import { parseArgs } from 'node:util';
import type { ErrorCode } from '@questline/contract';
import { Refusal } from '../platform/refusal.ts';
import { CommandError, exitCodes, parseConfig, type Command, type Environment } from './command.ts';
import { helpOf, overview } from './help.ts';

export type Commands = Record<string, Command>;
type Terminal = {
  environment: Environment;
  print(text: string): void;
  printError(text: string): void;
};

/** Returns the exit code. */
export async function runCli(commands: Commands, argv: string[], terminal: Terminal): Promise<number> {
  const asJson = argv.includes('--json');
  try {
    const [name, command] = findCommand(commands, argv);
    if (!command) return showOverview(commands, argv, terminal);
    const { values, positionals: args } = parse(name, command, argv.slice(name.split(' ').length));
    if (values['help']) {
      terminal.print(helpOf(name, command));
      return exitCodes.done;
    }
    requireAll(name, command, { args, values });
    const { text, data, hasProblems } = await command.run({
      args,
      values: values as never,
      environment: terminal.environment,
    });
    terminal.print(asJson ? JSON.stringify(data, null, 2) : text);
    return hasProblems ? exitCodes.problem : exitCodes.done;
  } catch (error) {
    const { message, exitCode } = explain(error);
    terminal.printError(asJson ? JSON.stringify({ error: message }) : message);
    return exitCode;
  }
}

function findCommand(commands: Commands, argv: string[]): [name: string, command: Command | undefined] {
  const [first = '', second = ''] = argv;
  const name = [`${first} ${second}`, first].find((it) => Object.hasOwn(commands, it));
  return name === undefined ? [first, undefined] : [name, commands[name]];
}

/** `questline`, `questline --help`, and a group such as `questline mail`. */
function showOverview(commands: Commands, argv: string[], { print }: Terminal): number {
  const words = argv.filter((it) => !it.startsWith('-'));
  const [group] = words;
  const known = Object.keys(commands).some((name) => name.startsWith(`${group} `));
  if (group !== undefined && (!known || words.length > 1))
    throw new CommandError(`Unknown command: ${words.join(' ')}. See questline --help.`, 'usage');
  print(overview(commands, group));
  return argv.includes('--help') ? exitCodes.done : exitCodes.usage;
}

function parse(name: string, { options = {} }: Command, argv: string[]) {
  try {
    return parseArgs({ args: argv, options: parseConfig(options), allowPositionals: true });
  } catch (error) {
    throw new CommandError(
      `${(error as Error).message.split('. ')[0]}. See questline ${name} --help.`,
      'usage',
    );
  }
}

function requireAll(
  name: string,
  command: Command,
  { args, values }: { args: string[]; values: Record<string, unknown> },
) {
  const see = `See questline ${name} --help.`;
  const known = command.args ?? [];
  const missing = known.find((arg, n) => arg.startsWith('<') && args[n] === undefined);
  if (missing) throw new CommandError(`${missing} is missing. ${see}`, 'usage');
  if (args.length > known.length)
    throw new CommandError(`This command doesn't take "${args[known.length]}". ${see}`, 'usage');
  for (const [option, { required }] of Object.entries(command.options ?? {}))
    if (required && values[option] === undefined)
      throw new CommandError(`--${option} is missing. ${see}`, 'usage');
}

type Failed = Error & { code?: string; path?: string };

/** Errors of the code keep their stack trace. */
function explain(error: unknown): { message: string; exitCode: number } {
  if (error instanceof CommandError) return error;
  if (error instanceof Refusal)
    return { message: refusals[error.code] ?? `Refused: ${error.code}.`, exitCode: exitCodes.problem };
  const { code = '', message, stack, path } = error as Failed;
  // Of the file system.
  if (path !== undefined) return { message: `${message}.`, exitCode: exitCodes.problem };
  // Refused by the database (app.refuse).
  if (code === 'QL000') return explain(new Refusal(message as ErrorCode));
  if (isUnreachable(code))
    return {
      message: `The database can't be used (${code}): ${message}. Run questline doctor.`,
      exitCode: 3,
    };
  return { message: stack ?? message, exitCode: exitCodes.problem };
}

const refusals: Partial<Record<string, string>> = {
  not_found: 'There is nothing with this id.',
  already_decided: 'Someone has decided about it already.',
};

/** The network, or PostgreSQL's classes for connections, authorization and databases that don't exist. */
const isUnreachable = (code: string) => /^(E[A-Z]{4,}|08...|28...|3D000|57P0.)$/.test(code);
