import { notificationKinds } from '@questline/contract';
import { expect, test } from 'vitest';
import { payloadOf, payloadOfSeveral, wantsPush } from './push.rules.ts';

test('every kind says in one short sentence what it is, and opens its notification', () => {
  for (const kind of notificationKinds) {
    const { text, path } = payloadOf({ id: 'n1', kind });
    expect(text).toMatch(/^[A-Z][\w' ]{10,50}$/);
    expect(path).toBe('/notification/n1');
  }
});

test('several open the home page', () => {
  expect(payloadOfSeveral(3, 'student')).toEqual({ text: 'You have 3 new notifications', path: '/feed' });
  expect(payloadOfSeveral(2, 'company').path).toBe('/company-overview');
});

test('nobody gets what they turned off, or what they just did', () => {
  expect(wantsPush({ push_off: [] }, 'message_received')).toBe(true);
  expect(wantsPush({ push_off: ['message_received'] }, 'message_received')).toBe(false);
  expect(wantsPush({ push_off: [] }, 'quest_step_completed')).toBe(false);
});
