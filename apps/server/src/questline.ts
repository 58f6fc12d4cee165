#!/usr/bin/env node
// The command line tool for the people who run the platform: questline --help, or docs/operating.md.
import { existsSync } from 'node:fs';
import { runCli } from './cli/cli.ts';
import { commands } from './cli/commands.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await runCli(commands, process.argv.slice(2), {
  environment: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
});
