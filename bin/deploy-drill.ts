// npm run drill:deploy: follows "One server without containers" in docs/deploy.md word for word, on a bare Debian with its
// own systemd, until the first operator and a student are signed in over TLS. It must take less than 15 minutes. Then it
// kills every process, and updates as the page says. As root. Needs: apt-get install mmdebstrap systemd-container slirp4netns
//   --substitute       for machines that reach only Debian's packages and npm; says what it replaces
//   --suite bookworm   the release of Debian
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { debianAndNpmOnly, readGuide, substitutes } from './deploy/guide.ts';
import { copySubstitutes } from './deploy/substitutes.ts';
import { startMachine, thisMachine } from './deploy/machine.ts';
import { findBrowser, keyHashOf, signInForTheFirstTime } from './deploy/sign-in.ts';
import { receiveEmails } from './image/receive-emails.ts';

const limitMinutes = 15;
const { values: options } = parseArgs({
  options: {
    substitute: { type: 'boolean', default: false },
    suite: { type: 'string', default: 'bookworm' },
  },
});
const repository = join(import.meta.dirname, '..');
const folder = join(repository, '.data/deploy-drill');
mkdirSync(folder, { recursive: true });
/** Caddy signs the certificates of such names itself, and browsers know where they lead to. */
const site = 'questline.localhost';
const origin = `https://${site}`;
const emails = await receiveEmails();
const guide = readGuide(
  { site, repository: '/srv/questline.git', smtpUrl: `smtp://${thisMachine}:${emails.port}` },
  options.substitute ? debianAndNpmOnly : [],
);

const say = (text: string) => console.log(text);
const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(0).padStart(5)} s`;
if (options.substitute)
  for (const { line, why } of debianAndNpmOnly) say(`substituted: ${line}\n             (${why})`);

const machine = await startMachine({
  suite: options.suite,
  folder,
  site,
  prepare(root) {
    execFileSync('git', ['clone', '--quiet', '--bare', repository, join(root, 'srv/questline.git')]);
    if (options.substitute) copySubstitutes(join(root, substitutes), root);
  },
});

try {
  say(
    `Debian ${machine.read('cat', '/etc/debian_version').trim()}: systemd is ${machine.read('systemctl', 'is-system-running').trim()}`,
  );
  const began = performance.now();
  /** Announces each command, and the CPU time of all of them. */
  const follow = (blocks: string[]) => {
    const script = `trap 'echo "##### $BASH_COMMAND"' DEBUG\n${blocks.join('')}\ntimes`;
    return machine.run(script, (line) => {
      if (line.startsWith('##### ')) say(`${seconds(began)}  ${line.slice(6)}`);
    });
  };
  const printed = await follow(guide.deploy);
  const [link] = /https:\S+\/desk\/set-up#\S+/.exec(printed) ?? [];
  assert(link, 'The last command printed no link');
  const [user, system] = printed.trim().split('\n').at(-1)!.split(' ');
  say(
    `${seconds(began)}  all commands are done, with ${user} of CPU time in programs and ${system} in the kernel`,
  );

  const authorities = '/var/lib/caddy/.local/share/caddy/pki/authorities/local';
  const root = `${authorities}/root.crt`;
  /** Processes may still be starting, as when someone opens a page too soon. */
  const retry = ['--retry', '60', '--retry-delay', '1', '--retry-all-errors', '--max-time', '20'];
  const fetchIn = (url: string, ...more: string[]) =>
    JSON.parse(
      machine.read('curl', '--silent', '--fail', '--cacert', root, ...retry, ...more, url),
    ) as object;
  assert.partialDeepStrictEqual(fetchIn(`${origin}/readyz`), { status: 'ready' });
  const executablePath = join(folder, 'browser');
  writeFileSync(executablePath, machine.inNetwork(findBrowser()));
  chmodSync(executablePath, 0o755);
  const { certificate, student } = await signInForTheFirstTime({
    origin,
    executablePath,
    authority: keyHashOf(machine.read('cat', `${authorities}/intermediate.crt`)),
    link,
    folder,
  });
  say(
    `${seconds(began)}  operator and student are signed in over ${certificate?.protocol}, certificate by ${certificate?.issuer}`,
  );
  const minutes = (performance.now() - began) / 60_000;
  assert.match(await emails.next(60_000), /To: .*noor\.haddad/);
  say(`${seconds(began)}  the student has got the first email`);

  const signedInAgain = (when: string) => {
    const { email, password } = student;
    const answer = fetchIn(`${origin}/api/session`, '--json', JSON.stringify({ email, password }));
    assert.partialDeepStrictEqual(answer, { user: { email } });
    say(`${seconds(began)}  the student can sign in again ${when}`);
  };
  const units = ['questline-api@3001', 'questline-api@3002', 'questline-worker', 'postgresql@18-main'];
  machine.read('systemctl', 'kill', '--signal=KILL', ...units);
  say(`${seconds(began)}  killed both API processes, the worker and PostgreSQL`);
  machine.read('systemctl', 'start', 'postgresql@18-main');
  signedInAgain('after the kill');
  await follow(guide.update);
  signedInAgain('after the update');
  assert(minutes < limitMinutes, `It took ${minutes.toFixed(1)} minutes, and the limit is ${limitMinutes}`);
} catch (error) {
  console.error(error);
  say(machine.read('journalctl', '--no-pager', '--lines=60', '--unit=questline-*', '--unit=caddy'));
  process.exitCode = 1;
} finally {
  emails.close();
  await machine.stop();
}
