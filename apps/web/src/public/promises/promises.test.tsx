// Every sentence of the terms, privacy, parents and safety pages is listed with the tests that keep its promise.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ParentsPage } from '../pages/parents-page.tsx';
import { PrivacyPage } from '../pages/privacy-page.tsx';
import { SafetyPage } from '../pages/safety-page.tsx';
import { TermsPage } from '../pages/terms-page.tsx';
import { parentsPromises } from './parents-promises.ts';
import { privacyPromises } from './privacy-promises.ts';
import type { Promises } from './promise.ts';
import { safetyPromises } from './safety-promises.ts';
import { sentencesOf } from './sentences-of.ts';
import { termsPromises } from './terms-promises.ts';
import { tests } from './tests.ts';

const pages: [string, ComponentType, Promises][] = [
  ['terms', TermsPage, termsPromises],
  ['privacy', PrivacyPage, privacyPromises],
  ['parents', ParentsPage, parentsPromises],
  ['safety', SafetyPage, safetyPromises],
];
const root = join(import.meta.dirname, '../../../../..');

// The frame around the text reads the address.
beforeAll(() => vi.stubGlobal('location', new URL('https://questline.example/terms')));

describe.each(pages)('%s', (_, Page, promises) => {
  test('lists every sentence of the page, and no sentence that it no longer has', () => {
    const shown = sentencesOf(renderToStaticMarkup(<Page />));
    expect(shown.length).toBeGreaterThan(20);
    expect(Object.keys(promises).toSorted()).toEqual([...new Set(shown)].toSorted());
  });

  test('says why a sentence has no test', () => {
    const reasons = Object.values(promises).flatMap((it) =>
      'tests' in it ? [] : ['people' in it ? it.people : it.nothing],
    );
    expect(reasons.filter((reason) => reason.length < 5)).toEqual([]);
  });
});

describe('the tests that keep promises', () => {
  test.each(Object.entries(tests))('%s is the title of one test, which runs', (_, [file, title]) => {
    const source = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
    // The policy tests are lists of cells. Their names are unique, too.
    const before = file.startsWith('db/tests/policies/') ? '' : String.raw`(?:\b(?:test|journey)|\))\(\s*`;
    const titles = source.matchAll(new RegExp(`${before}(['"\`])${RegExp.escape(title)}\\1`, 'g'));
    expect([...titles]).toHaveLength(1);
    expect(source).not.toMatch(/\b(?:test|describe|journey)\.(?:skip|todo|fails|fixme|only|runIf)/);
  });

  test('are all used', () => {
    const used = new Set(
      pages.flatMap(([, , promises]) =>
        Object.values(promises).flatMap((it) => ('tests' in it ? it.tests : [])),
      ),
    );
    expect(Object.keys(tests).filter((name) => !used.has(name as keyof typeof tests))).toEqual([]);
  });
});

describe('the sentences of a page', () => {
  test('are those of paragraphs and points, without headings and alternatives of settings', () => {
    const html = `<nav><p>Not this.</p></nav><article><h1>Title</h1><p>One &amp; two. Three?</p>
      <ul><li>It&#x27;s <a href="/x">four</a>.</li></ul>
      <p><!--setting X-->Write to __SETTING__<!--or-->Reply<!--/setting-->. “Six” is five.</p></article>`;
    expect(sentencesOf(html)).toEqual([
      'One & two.',
      'Three?',
      "It's four.",
      'Write to __SETTING__.',
      '“Six” is five.',
    ]);
  });
});
