// Reads package-lock.json, especially its optional packages, each of which is built for one platform.

type Entry = {
  version?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, Entry> };

/** The paths where Node looks for a dependency of `by`, nearest first. */
function placesOf(by: string, name: string): string[] {
  const places = [`${by && `${by}/`}node_modules/${name}`];
  for (let at = by; at;) {
    const end = at.lastIndexOf('/node_modules/');
    at = end < 0 ? '' : at.slice(0, end);
    places.push(`${at && `${at}/`}node_modules/${name}`);
  }
  return places;
}

/** Optional dependencies that have no entry of their own. */
export const missingOptionals = ({ packages }: Lockfile) =>
  Object.entries(packages).flatMap(([by, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesOf(by, name).some((place) => packages[place]))
      .map(([name, version]) => ({ by, name, version })),
  );

/** At the top level, unless another version is there. */
export function placeOf({ packages }: Lockfile, by: string, name: string, version: string): string {
  const top = `node_modules/${name}`;
  return !packages[top] || packages[top].version === version ? top : `${by}/${top}`;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Reads the platform from a name such as '@oxlint/binding-linux-x64-musl', because the registry doesn't have it. */
export function platformOf(name: string): { os?: string[]; cpu: string[]; libc?: string[] } {
  const words = name.split(/[/-]/);
  const os = systems.find((it) => words.includes(it));
  const cpu = processors.find((it) => words.includes(it));
  if (!cpu) throw new Error(`The name ${name} doesn't include a processor`);
  const libc = words.includes('musl')
    ? 'musl'
    : words.some((it) => it.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return { ...(os && { os: [os] }), cpu: [cpu], ...(os === 'linux' && libc && { libc: [libc] }) };
}
