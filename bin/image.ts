// npm run image: builds the container image questline:<version> from the Dockerfile, with Docker or buildah. Arguments go
// to the tool, such as `npm run image -- --no-cache`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmSettings } from './image/npm-settings.ts';
import { buildTool, orExit } from './image/tools.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** As secrets of the build, so that no layer has them. */
function npmSecrets(folder: string): string[] {
  const { npmrc, authorities } = npmSettings('/run/secrets/ca');
  const file = join(folder, 'npmrc');
  writeFileSync(file, npmrc, { mode: 0o600 });
  return [`--secret=id=npmrc,src=${file}`, ...(authorities ? [`--secret=id=ca,src=${authorities}`] : [])];
}

const tool = orExit(
  buildTool(),
  'Building the image needs Docker (with its server running) or buildah. On Debian: apt-get install buildah',
);
const folder = mkdtempSync(join(tmpdir(), 'questline-image-'));
/** The same commit gives the same image. */
const committed = run('git', 'log', '-1', '--format=%ct');
const options = {
  docker: ['build'],
  // In the format of Docker, because the other one has no health check.
  buildah: ['bud', '--format=docker', '--layers', '--network=host', `--timestamp=${committed}`],
}[tool];
const { status } = spawnSync(
  tool,
  [
    ...options,
    ...npmSecrets(folder),
    `--label=org.opencontainers.image.version=${version}`,
    `--label=org.opencontainers.image.revision=${run('git', 'rev-parse', 'HEAD')}`,
    `--tag=questline:${version}`,
    ...process.argv.slice(2),
    root,
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      DOCKER_BUILDKIT: '1',
      SOURCE_DATE_EPOCH: committed,
      BUILDAH_ISOLATION: process.env['BUILDAH_ISOLATION'] ?? 'chroot',
    },
  },
);
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
