// Finds the programs that build and run containers, or says what to install.
import { spawnSync } from 'node:child_process';

const works = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** Docker only counts if its server answers, too. */
export const buildTool = () =>
  works('docker', 'info') ? 'docker' : works('buildah', '--version') ? 'buildah' : undefined;

/** Compose as a plugin of Docker, or as its own program. */
export const composeTool = () =>
  !works('docker', 'info')
    ? undefined
    : works('docker', 'compose', 'version')
      ? ['docker', 'compose']
      : works('docker-compose', 'version')
        ? ['docker-compose']
        : undefined;

/** A person reads this, so it has no stack trace. */
export function orExit<Tool>(tool: Tool | undefined, missing: string): Tool {
  if (tool) return tool;
  console.error(missing);
  return process.exit(1);
}
