// Reads advisories in the formats of OSV and GitHub, and finds the packages they are about.
import semver from 'semver';

export type Advisory = { id: string; summary: string; name: string; isAffected(version: string): boolean };

type OsvEvent = { introduced?: string; fixed?: string; last_affected?: string };
type Osv = {
  id: string;
  summary?: string;
  withdrawn?: string;
  affected: {
    package?: { ecosystem: string; name: string };
    ranges?: { type: string; events: OsvEvent[] }[];
    versions?: string[];
  }[];
};
type GitHub = {
  ghsa_id: string;
  summary?: string;
  withdrawn_at?: string | null;
  vulnerabilities: {
    package: { ecosystem: string; name: string };
    vulnerable_version_range: string | null;
  }[];
};

/** One advisory or a list of them. Anything else is refused: a file that was read wrongly would look harmless. */
export function readAdvisories(json: unknown): Advisory[] {
  return [json].flat().flatMap((entry) => {
    if (isOsv(entry)) return readOsv(entry);
    if (isGitHub(entry)) return readGitHub(entry);
    throw new Error('neither the format of OSV nor of GitHub');
  });
}

const has = (entry: unknown, ...keys: string[]) =>
  typeof entry === 'object' && entry !== null && keys.every((key) => key in entry);
const isOsv = (entry: unknown): entry is Osv => has(entry, 'id', 'affected');
const isGitHub = (entry: unknown): entry is GitHub => has(entry, 'ghsa_id', 'vulnerabilities');

const readOsv = ({ id, summary = '', withdrawn, affected }: Osv): Advisory[] =>
  withdrawn
    ? []
    : affected
        .filter((it) => it.package?.ecosystem === 'npm')
        .map(({ package: its, ranges = [], versions = [] }) => ({
          id,
          summary,
          name: its!.name,
          isAffected: (version) =>
            versions.includes(version) ||
            ranges.some(({ type, events }) => type === 'SEMVER' && isBetween(version, events)),
        }));

/** Each event changes the state of the versions from it on; `last_affected` of those after it. */
function isBetween(version: string, events: OsvEvent[]): boolean {
  const at = ({ introduced, fixed, last_affected }: OsvEvent) => introduced ?? fixed ?? last_affected!;
  const full = (text: string) => (text === '0' ? '0.0.0-0' : text);
  const sorted = events.toSorted((a, b) => semver.compare(full(at(a)), full(at(b))));
  let affected = false;
  for (const event of sorted) {
    const order = semver.compare(version, full(at(event)));
    if (event.introduced !== undefined && order >= 0) affected = true;
    if (event.fixed !== undefined && order >= 0) affected = false;
    if (event.last_affected !== undefined && order > 0) affected = false;
  }
  return affected;
}

const readGitHub = ({ ghsa_id, summary = '', withdrawn_at, vulnerabilities }: GitHub): Advisory[] =>
  withdrawn_at
    ? []
    : vulnerabilities
        .filter((it) => it.package.ecosystem === 'npm')
        .map(({ package: { name }, vulnerable_version_range: range }) => ({
          id: ghsa_id,
          summary,
          name,
          // A range that semver can't read counts as every version.
          isAffected: (version) => {
            const known = semver.validRange((range ?? '*').replaceAll(',', ' '));
            return known === null || semver.satisfies(version, known, { includePrerelease: true });
          },
        }));

export function findAffected(packages: { name: string; version: string }[], advisories: Advisory[]) {
  const byName = Map.groupBy(advisories, ({ name }) => name);
  return packages.flatMap(({ name, version }) =>
    (byName.get(name) ?? [])
      .filter(({ isAffected }) => isAffected(version))
      .map(({ id, summary }) => ({ id, summary, name, version })),
  );
}
