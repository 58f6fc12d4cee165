// The alert rules and the dashboard in deploy/monitoring: they use only metrics that exist, and each rule fires and clears.
// `npm run drill:alerts` causes each of them for real.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLoadShedder } from '../../platform/limits/load-shedder.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { anonymous } from '../../platform/actor.ts';
import { createHealthMetrics } from '../../platform/telemetry/health-metrics.ts';
import { createLog } from '../../platform/telemetry/log.ts';
import { createMetrics } from '../../platform/telemetry/metrics.ts';
import { createOutageLog } from '../../platform/telemetry/outage-log.ts';
import { createWorkerMetrics } from '../../platform/telemetry/worker-metrics.ts';

const folder = join(import.meta.dirname, '../../../../../deploy/monitoring');
const rules = readFileSync(join(folder, 'alerts.yml'), 'utf8');
const dashboard = readFileSync(join(folder, 'dashboard.json'), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);

test('every metric of the alerts and the dashboard exists', async () => {
  const database = openDatabase('postgres://app_api@127.0.0.1:1/questline');
  afterAll(() => database.close());
  const { registry } = createMetrics({
    loadShedder: createLoadShedder({ inFlightMax: 1 }),
    pools: {},
    live: { openStreams: () => 0 },
  });
  const log = createLog({ process: 'test', level: 'silent' });
  createHealthMetrics(registry, database.as(anonymous), { log, outage: createOutageLog(log) });
  const workers = createWorkerMetrics().registry;
  const text = `${await registry.metrics()}${await workers.metrics()}`;
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const used = [...`${rules}${dashboard}`.matchAll(/\b(?:questline|http|database|nodejs|process)_\w+/g)].map(
    ([name]) => name,
  );
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter((name) => !known.has(name.replace(/_(?:count|sum|bucket)$/, '')))).toEqual([]);

  const labelsOf = new Map(
    [...registry.getMetricsAsArray(), ...workers.getMetricsAsArray()].map((metric) => [
      metric.name,
      (metric as unknown as { labelNames: string[] }).labelNames,
    ]),
  );
  expect(exprsOfRules()).toHaveLength(alerts.length);
  const expressions = [...exprsOfRules(), ...exprsOfDashboard()];
  const wrong = expressions.flatMap((expr) => {
    const names = [...expr.matchAll(/\b(?:questline|http|database|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(?:count|sum|bucket)$/, ''),
    );
    const labels = [
      ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner]) =>
        [...inner!.matchAll(/(\w+)\s*[=!]~?/g)].map(([, label]) => label!),
      ),
      ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inner]) => inner!.split(/,\s*/)),
    ];
    // Prometheus adds these; `le` is that of histograms.
    const existing = new Set(['instance', 'job', 'le', ...names.flatMap((name) => labelsOf.get(name) ?? [])]);
    return labels.filter((label) => !existing.has(label)).map((label) => `${label} in ${expr}`);
  });
  expect(wrong).toEqual([]);
});

type Dashboard = { panels: { targets: { expr: string }[] }[] };
const exprsOfRules = () =>
  [...rules.matchAll(/expr: (?:\|\n((?: {10,}.*\n)+)|(.+))/g)].map(([, lines, line]) => lines ?? line!);
const exprsOfDashboard = () =>
  (JSON.parse(dashboard) as Dashboard).panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')),
  );

/** A minute apart: what happens to a series, so that the alert fires at 20 minutes and has cleared at 90. */
const cases: Record<string, Record<string, string>> = {
  QuestlineApiDown: { 'up{job="questline-api"}': '0x30 1x90' },
  QuestlineDatabaseDown: { questline_database_up: '0x30 1x90' },
  QuestlineWorkerMissing: { questline_workers: '0x30 1x90' },
  QuestlineNoLeader: {
    'questline_worker_leader{instance="a"}': '1x120',
    'questline_worker_leader{instance="b"}': '1x30 0x90',
  },
  QuestlineEventsLate: { questline_events_oldest_seconds: '61x30 1x90' },
  QuestlineJobsLate: { 'questline_jobs_due_seconds{queue="mail"}': '301x30 1x90' },
  QuestlineErrors: {
    'http_request_duration_seconds_count{status="2xx"}': '0+96x120',
    'http_request_duration_seconds_count{status="5xx"}': '0+4x30 120x90',
  },
  QuestlineSlow: {
    'http_request_duration_seconds_bucket{le="1"}': '0+90x30 2700+100x90',
    'http_request_duration_seconds_bucket{le="5"}': '0+100x120',
    'http_request_duration_seconds_bucket{le="+Inf"}': '0+100x120',
  },
  QuestlineOverloaded: { http_requests_shed_total: '0+1x30 30x90' },
  QuestlinePoolExhausted: { 'database_connections{pool="api",state="waiting"}': '3x30 0x90' },
  QuestlineEventLoopSlow: { nodejs_eventloop_lag_p50_seconds: '0.2x30 0.01x90' },
  QuestlineEmailsFailing: {
    'questline_emails_total{outcome="sent"}': '0+80x120',
    'questline_emails_total{outcome="failed"}': '0+20x30 600x90',
  },
  QuestlineEmailsUndelivered: { questline_emails_undelivered: '2x30 0x90' },
  QuestlineFilesFailing: { 'questline_files_scanned_total{outcome="failed"}': '0+1x30 30x90' },
  QuestlineRateLimited: { http_requests_rate_limited_total: '0+90x30 2700x90' },
  QuestlineVersionsDiffer: {
    'questline_build_info{version="1",instance="a"}': '1x30 _x90',
    'questline_build_info{version="2",instance="b"}': '1x120',
  },
  QuestlineBackupOld: { questline_backup_timestamp_seconds: '-200000x30 0x90' },
};

test('the runbook says what to do for every alert', () => {
  const runbook = readFileSync(join(folder, '../../docs/runbook.md'), 'utf8');
  expect([...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)).toEqual(alerts);
});

test('there is a case for every alert', () => {
  expect(Object.keys(cases).toSorted()).toEqual(alerts.toSorted());
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const why = hasPromtool ? '' : ' (skipped: promtool is not installed)';

test.skipIf(!hasPromtool)(
  `each alert fires and clears${why}`,
  () => {
    const scratch = mkdtempSync(join(tmpdir(), 'questline-alerts-'));
    afterAll(() => rmSync(scratch, { recursive: true }));
    const file = join(scratch, 'test.json');
    const firing = (alert: string) => `count(ALERTS{alertname="${alert}",alertstate="firing"})`;
    const tests = Object.entries(cases).map(([alert, series]) => ({
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      promql_expr_test: [
        {
          expr: firing(alert),
          eval_time: alert === 'QuestlineVersionsDiffer' ? '30m' : '20m',
          exp_samples: [{ labels: '{}', value: 1 }],
        },
        { expr: firing(alert), eval_time: '90m', exp_samples: [] },
      ],
    }));
    // JSON is YAML.
    writeFileSync(
      file,
      JSON.stringify({ rule_files: [join(folder, 'alerts.yml')], evaluation_interval: '1m', tests }),
    );
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).toBe(0);
    // Simulating 90 minutes of 17 alerts takes promtool 15 s of a busy core.
  },
  120_000,
);

test.skipIf(!hasPromtool)(`Prometheus accepts every query of the dashboard${why}`, () => {
  const scratch = mkdtempSync(join(tmpdir(), 'questline-dashboard-'));
  afterAll(() => rmSync(scratch, { recursive: true }));
  const file = join(scratch, 'rules.json');
  const queries = exprsOfDashboard();
  expect(queries.length).toBeGreaterThan(15);
  const recorded = queries.map((expr, n) => ({ record: `panel_${n}`, expr }));
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] }));
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
});

test.skipIf(!hasPromtool)(`the sample of prometheus.yml is valid${why}`, () => {
  const { status, stdout, stderr } = spawnSync(
    'promtool',
    ['check', 'config', join(folder, 'prometheus.yml')],
    { encoding: 'utf8' },
  );
  expect(status, `${stdout}${stderr}`).toBe(0);
});
