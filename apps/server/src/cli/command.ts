// What a command is: its options, its help, and a result that is printed as text or as JSON.
import type { ParseArgsConfig } from 'node:util';

type Option = {
  about: string;
  /** What the help shows for the value. Without it, the option is a switch. */
  value?: string;
  required?: boolean;
};
type Options = Record<string, Option>;
type Values<Of extends Options> = {
  [Name in keyof Of]: Of[Name] extends { value: string }
    ? Of[Name] extends { required: true }
      ? string
      : string | undefined
    : boolean;
};

export type Environment = Record<string, string | undefined>;
export type Result = {
  /** For people. */
  text: string;
  /** For `--json`. */
  data: unknown;
  /** Whether the command found something that needs attention. */
  hasProblems?: boolean;
};

type Input<Of extends Options> = { args: string[]; values: Values<Of>; environment: Environment };
type Definition<Of extends Options> = {
  summary: string;
  /** Such as `<who>`, or `[id]` if it can be left out. */
  args?: string[];
  options?: Of;
  /** More about it, for its help. */
  details?: string;
  run(input: Input<Of>): Promise<Result>;
};
export type Command = Definition<Options>;

export const command = <const Of extends Options = Options>(definition: Definition<Of>) =>
  definition as unknown as Command;

/** Every command has these. */
export const commonOptions: Options = {
  json: { about: 'Print JSON instead of text' },
  help: { about: 'Show this help' },
};

export const parseConfig = (options: Options): NonNullable<ParseArgsConfig['options']> =>
  Object.fromEntries(
    Object.entries({ ...options, ...commonOptions }).map(([name, { value }]) => [
      name,
      value ? { type: 'string' } : { type: 'boolean', default: false },
    ]),
  );

/** The exit codes, as docs/operating.md and the help list them. */
export const exitCodes = {
  done: 0,
  problem: 1,
  usage: 2,
  setup: 3,
} as const;

/** Something that the person at the terminal has to change. It has no stack trace. */
export class CommandError extends Error {
  readonly exitCode: number;
  constructor(message: string, reason: Exclude<keyof typeof exitCodes, 'done'> = 'problem') {
    super(message);
    this.exitCode = exitCodes[reason];
  }
}
