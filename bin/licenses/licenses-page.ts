// Builds docs/licenses.md from package-lock.json: the license of every package that Questline installs.
import type { Lockfile } from '../lockfile.ts';

type Package = { name: string; version: string; license: string; isDev: boolean };

/** Licenses that package-lock.json doesn't have: these packages give them in an old format, README or LICENSE file. */
const licenseByName: Record<string, string> = {
  'combine-errors': 'MIT',
  'png-js': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

export function listPackages({ packages }: Lockfile): Package[] {
  const entries = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
  // A build for one platform has the license of the package that installs it.
  const parents = new Map(
    entries.flatMap(([, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).map((name) => [name, entry.license] as const),
    ),
  );
  const found = entries
    .filter(([, { link }]) => !link)
    .map(([path, { version = '', license, dev = false }]) => {
      const name = nameOf(path);
      return {
        name,
        version,
        license: license ?? licenseByName[name] ?? parents.get(name) ?? 'unknown',
        isDev: dev,
      };
    });
  const unique = new Map(found.map((it) => [`${it.name} ${it.version} ${it.isDev}`, it]));
  return [...unique.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function countByLicense(packages: Package[]): string[] {
  const licenses = [...new Set(packages.map(({ license }) => license))];
  const count = (license: string, isDev: boolean) =>
    packages.filter((it) => it.license === license && it.isDev === isDev).length;
  return licenses
    .map((license) => ({ license, production: count(license, false), development: count(license, true) }))
    .toSorted((a, b) => b.production - a.production || b.development - a.development)
    .map(({ license, production, development }) => `| ${license} | ${production} | ${development} |`);
}

const rowsOf = (packages: Package[]) =>
  packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`).join('\n');

export function licensesPage(lockfile: Lockfile): string {
  const packages = listPackages(lockfile);
  const named = (license: string) => packages.filter((it) => it.license.includes(license));
  return `# Licenses of the packages we use

Questline itself has no license yet: all rights are reserved. The packages below have their own licenses.
\`npm run licenses\` writes this page from \`package-lock.json\`, and a test fails when it is out of date.

| License | In production | For development only |
|---|---|---|
${countByLicense(packages).join('\n')}

Builds for other platforms are counted too. One machine installs only its own.

## Licenses with conditions beyond attribution

- **LGPL-3.0-or-later**: libvips, the image library inside \`sharp\`. It is an unmodified shared library that can be
  replaced. Anyone who distributes it, for example in a container image, must include its license and name its source.
- **MPL-2.0**: tools for building and testing. Only changes to their own files would have to be published, and we make
  none.
- **OFL-1.1**: our two fonts. They may be served with the site, but not sold by themselves.

| Package | Version | License |
|---|---|---|
${rowsOf([...named('LGPL'), ...named('MPL'), ...named('OFL')])}

## In production

| Package | Version | License |
|---|---|---|
${rowsOf(packages.filter(({ isDev }) => !isDev))}

## For development only

| Package | Version | License |
|---|---|---|
${rowsOf(packages.filter(({ isDev }) => isDev))}
`;
}
