// The page and the drill that follows it must not drift apart. The drill itself takes minutes: npm run drill:deploy.
import { expect, test } from 'vitest';
import { debianAndNpmOnly, readGuide } from './guide.ts';

const reader = { site: 'questline.localhost', repository: '/srv/questline.git', smtpUrl: 'smtp://[::1]:25' };

test('finds the commands from the first package to the first operator, and those for updates', () => {
  const { deploy, update } = readGuide(reader);
  expect(deploy[0]).toMatch(/^apt-get update && apt-get install -y git /);
  expect(deploy.at(-1)).toContain('operator create --email ada@questline.localhost');
  expect(update).toEqual([
    expect.stringMatching(/^cd \/opt\/questline && git fetch && git checkout origin\/HEAD\n/),
  ]);
});

test('replaces what the page tells its readers to replace', () => {
  const all = readGuide(reader).deploy.join('');
  expect(all).toContain('git clone /srv/questline.git /opt/questline');
  expect(all).toContain('s|^SMTP_URL=.*|SMTP_URL=smtp://[::1]:25|');
  expect(all).not.toMatch(/questline\.example|<repository>|nano/);
});

test('every line that can be substituted is on the page', () => {
  const all = readGuide(reader, debianAndNpmOnly).deploy.join('');
  for (const { instead } of debianAndNpmOnly) expect(all).toContain(instead);
});

test('a line that is no longer on the page is an error', () => {
  const gone = [{ line: 'apt-get install -y postgresql-8', instead: '', why: '' }];
  expect(() => readGuide(reader, gone)).toThrow('docs/deploy.md no longer contains');
});
