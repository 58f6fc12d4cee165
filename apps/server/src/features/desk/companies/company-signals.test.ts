import { expect, test } from 'vitest';
import { signalsOf } from './company-signals.ts';

const now = new Date('2026-11-16T12:00:00Z');
const facts = {
  company_name: 'Sunny Side Bakery',
  legal_name: 'Sunny Side LLC',
  website: 'https://www.sunnyside.example/menu',
  email_domain: 'sunnyside.example',
  similar_names: [],
  company_since: '2026-11-01T12:00:00Z',
  declined_before: 0,
  reports: 0,
};

test.each([
  [{}, ['email_matches']],
  [{ website: 'sunnyside.example', email_domain: 'Mail.SunnySide.example' }, ['email_matches']],
  [{ website: 'shop.sunnyside.example' }, ['email_matches']],
  [{ email_domain: 'notsunnyside.example' }, ['other_domain']],
  [{ email_domain: 'gmail.com' }, ['free_email']],
  [{ website: null }, ['no_website']],
  [{ website: null, email_domain: 'gmail.com' }, ['no_website', 'free_email']],
  [{ website: 'not a website at all' }, ['no_website']],
  [{ email_domain: null }, []],
  [{ company_name: 'Questline Safety Team' }, ['email_matches', 'reserved_name']],
  [{ legal_name: 'Lincoln High School' }, ['email_matches', 'reserved_name']],
  [{ company_name: 'Preschooler Books' }, ['email_matches']],
  [{ similar_names: [{}] }, ['email_matches', 'similar_name']],
  [{ company_since: '2026-11-16T00:00:00Z' }, ['email_matches', 'new_account']],
  [{ declined_before: 1, reports: 2 }, ['email_matches', 'declined_before', 'reported']],
])('%j: %j', (changes, expected) => {
  expect(signalsOf({ ...facts, ...changes }, now)).toEqual(expected);
});
