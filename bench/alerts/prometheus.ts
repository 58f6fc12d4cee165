// A real Prometheus with our alert rules, which look at seconds instead of minutes.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@questline/db/free-port.ts';
import { makeTemporaryFolder } from '../environment/temporary-folder.ts';

const monitoring = join(import.meta.dirname, '../../deploy/monitoring');
/** Thresholds stay the same. */
const inSeconds = (rules: string) =>
  rules.replaceAll(/for: \w+/g, 'for: 2s').replaceAll(/\[\d+m\]/g, '[15s]');

type Series = { metric: Record<string, string>; value: [number, string] };

export async function startPrometheus(targets: { api: number; worker: number; second: number }) {
  const folder = makeTemporaryFolder();
  const at = (...ports: number[]) => [{ targets: ports.map((port) => `127.0.0.1:${port}`) }];
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s', scrape_timeout: '1s' },
    rule_files: ['alerts.yml'],
    scrape_configs: [
      { job_name: 'questline-api', static_configs: at(targets.api) },
      { job_name: 'questline-worker', static_configs: at(targets.worker, targets.second) },
    ],
  };
  writeFileSync(join(folder, 'alerts.yml'), inSeconds(readFileSync(join(monitoring, 'alerts.yml'), 'utf8')));
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const port = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  child.once('error', () => {
    console.error('Prometheus is not installed: apt-get install prometheus');
    process.exit(1);
  });
  process.once('exit', () => child.kill());

  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: never }).data;
  };
  while (!(await ask('/-/ready').catch((error: unknown) => String(error).includes('JSON')))) await sleep(200);

  return {
    query: async (expression: string): Promise<Series[]> =>
      ((await ask(`/api/v1/query?query=${encodeURIComponent(expression)}`)) as { result: Series[] }).result,
    firing: async (): Promise<string[]> =>
      ((await ask('/api/v1/alerts')) as { alerts: { state: string; labels: { alertname: string } }[] }).alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => labels.alertname),
    stop: () => child.kill(),
  };
}
