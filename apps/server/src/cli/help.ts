// The help of the tool and of each command.
import { productName } from '@questline/contract';
import { commonOptions, type Command } from './command.ts';

const indent = (rows: [left: string, right: string][]) => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

const usageOf = (name: string, { args = [], options = {} }: Command) => {
  const required = Object.entries(options)
    .filter(([, { required }]) => required)
    .map(([option, { value }]) => `--${option} ${value}`);
  return ['questline', name, ...args, ...required, '[options]'].join(' ');
};

export const exitCodeRows: [code: string, meaning: string][] = [
  ['0', 'Done, and nothing is wrong'],
  ['1', 'Refused, or the command found a problem'],
  ['2', 'The command or an option is wrong or missing'],
  ['3', "A setting is missing or wrong, or the database can't be reached"],
];

/** All commands, or those of a group. */
export function overview(commands: Record<string, Command>, group?: string): string {
  const listed = Object.entries(commands).filter(([name]) => !group || name.startsWith(`${group} `));
  return `The command line tool for the people who run ${productName}.

Usage: questline ${group ?? '<command>'} ${group ? '<command> ' : ''}[options]

${indent(listed.map(([name, { summary, args = [] }]) => [[name, ...args].join(' '), summary]))}

Every command takes --json and --help.

Exit codes:
${indent(exitCodeRows)}`;
}

export function helpOf(name: string, command: Command): string {
  const options = Object.entries({ ...command.options, ...commonOptions });
  return [
    `${command.summary}.`,
    `Usage: ${usageOf(name, command)}`,
    command.details,
    `Options:\n${indent(
      options.map(([option, { value, about }]) => [`--${option}${value ? ` ${value}` : ''}`, about]),
    )}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
}
