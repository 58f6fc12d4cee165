// What npm on this machine uses beyond its defaults: a registry or certificates of its own.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const config = (name: string) =>
  execFileSync('npm', ['config', 'get', name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The settings for npm elsewhere, where the file with the certificates is at another path. */
export function npmSettings(authoritiesThere: string): { npmrc: string; authorities: string | undefined } {
  const lines = [config('globalconfig'), config('userconfig')]
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !/^\s*(cafile|prefix|cache|nodedir)\s*=/.test(line));
  lines.push(`registry=${config('registry')}`);
  const cafile = config('cafile');
  const authorities = cafile === 'null' ? process.env['NODE_EXTRA_CA_CERTS'] : cafile;
  if (authorities) lines.push(`cafile=${authoritiesThere}`);
  return { npmrc: `${lines.join('\n')}\n`, authorities };
}
