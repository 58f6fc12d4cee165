import { expect, test } from 'vitest';
import { withoutFields } from './added-fields.ts';

const id = '0198c0de-7a11-7000-8000-000000000001';

test('removes a field that was added, and keeps the order of the others', () => {
  const body = '{"b":1,"waiting":{"x":1},"a":null}';
  expect(withoutFields('/api/home', body, ['/api/home.waiting'])).toBe('{"b":1,"a":null}');
});

test('removes it from every item of a list, on every page', () => {
  const body = '{"items":[{"id":1,"pinned":true},{"id":2}],"next":null}';
  expect(withoutFields('/api/conversations?before=x', body, ['/api/conversations.items.pinned'])).toBe(
    '{"items":[{"id":1},{"id":2}],"next":null}',
  );
});

test('matches any id in the path', () => {
  const added = ['/api/initiatives/:id.hours', '/api/initiatives/:id.company.city'];
  expect(withoutFields(`/api/initiatives/${id}`, '{"hours":3,"company":{"city":"Reno"}}', added)).toBe(
    '{"company":{}}',
  );
});

test('answers of other paths stay as they were sent', () => {
  const body = '{ "waiting": 1 }';
  expect(withoutFields('/api/home/news', body, ['/api/home.waiting'])).toBe(body);
});
