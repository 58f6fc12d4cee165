// Reads the commands of "One server without containers" in docs/deploy.md and of "With systemd" in UPGRADING.md, and
// replaces what a reader replaces.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Reader = { site: string; repository: string; smtpUrl: string };
type Substitution = { line: string; instead: string; why: string };

const root = join(import.meta.dirname, '../..');

/** The blocks of commands below a heading. */
function blocksOf(page: string, heading: string): string[] {
  const [, rest = ''] = readFileSync(join(root, page), 'utf8').split(`\n## ${heading}\n`);
  const [section = ''] = rest.split('\n## ');
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands!);
}

function replaceAll(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`docs/deploy.md no longer contains: ${from}`);
  return text.replaceAll(from, to);
}

/** What the page tells its readers to choose. They edit the settings with nano, and the drill with sed. */
function asReader(commands: string, { site, repository, smtpUrl }: Reader): string {
  const named = replaceAll(replaceAll(commands, 'questline.example', site), '<repository>', repository);
  const edit = `sed -i 's|^SMTP_URL=.*|SMTP_URL=${smtpUrl}|' /etc/questline/settings`;
  return replaceAll(named, 'nano /etc/questline/settings', edit);
}

/** From an empty server to the link for the first operator, and how to update. */
export function readGuide(reader: Reader, substitutions: Substitution[] = []) {
  const blocks = blocksOf('docs/deploy.md', 'One server without containers');
  const separator = '\n# The next block.\n';
  let all = asReader(blocks.join(separator), reader);
  for (const { line, instead } of substitutions) all = replaceAll(all, `${line}\n`, `${instead}\n`);
  const update = blocksOf('UPGRADING.md', 'With systemd').map((it) => it.replace('<version>', 'origin/HEAD'));
  return { deploy: all.split(separator), update };
}

/** Where the drill puts what replaces a download. */
export const substitutes = '/srv/substitutes';

/** For a machine that reaches only Debian's packages and npm. Everything else stays word for word. */
export const debianAndNpmOnly: Substitution[] = [
  {
    line: '/usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y',
    instead: 'true',
    why: "PostgreSQL's own packages can't be reached",
  },
  {
    line: 'apt-get install -y postgresql-18',
    instead: `apt-get install -y postgresql-client
cp -a ${substitutes}/postgresql /usr/lib/postgresql/18
cp -n /usr/lib/postgresql/15/bin/* /usr/lib/postgresql/18/bin/
pg_createcluster 18 main --start`,
    why: "the server is npm's PostgreSQL 18, the clients and the units around it are Debian's",
  },
  {
    line: 'curl -fsSL https://raw.githubusercontent.com/tj/n/master/bin/n | bash -s install 24',
    instead: `cp -a ${substitutes}/node/. /usr/local/`,
    why: 'Node 24 and its npm are packages from npm',
  },
];
