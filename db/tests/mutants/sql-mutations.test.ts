import { describe, expect, test } from 'vitest';
import { mutationsOf } from './sql-mutations.ts';

const sqlOf = (sql: string, options?: Parameters<typeof mutationsOf>[1]) =>
  mutationsOf(sql, options).map((mutation) => mutation.sql);
const policy = (sql: string) => sqlOf(sql, { isCondition: true });

describe('a policy condition', () => {
  test('makes a single comparison always true', () => {
    expect(policy('(student_id = ( SELECT app.uid() AS uid))')).toEqual(['true']);
  });

  test('removes each operand of AND', () => {
    expect(policy('((a = 1) AND (b = 2) AND f(c))')).toEqual([
      'true',
      '(true AND (b = 2) AND f(c))',
      '((a = 1) AND true AND f(c))',
      '((a = 1) AND (b = 2) AND true)',
    ]);
  });

  test('removes each operand of OR, and each operand of AND inside one', () => {
    expect(policy('((a = 1) OR ((b = 2) AND (c = 3)))')).toEqual([
      'true',
      '(false OR ((b = 2) AND (c = 3)))',
      '((a = 1) OR false)',
      '((a = 1) OR (true AND (c = 3)))',
      '((a = 1) OR ((b = 2) AND true))',
    ]);
  });

  test('mutates conditions inside NOT, EXISTS and WHERE', () => {
    expect(policy('(NOT (EXISTS ( SELECT FROM ties t WHERE ((t.a = 1) AND (t.b = 2)))))')).toEqual([
      'true',
      '(NOT (EXISTS ( SELECT FROM ties t WHERE true)))',
      '(NOT (EXISTS ( SELECT FROM ties t WHERE false)))',
      '(NOT (EXISTS ( SELECT FROM ties t WHERE (true AND (t.b = 2)))))',
      '(NOT (EXISTS ( SELECT FROM ties t WHERE ((t.a = 1) AND true))))',
    ]);
  });

  test('mutates the result of a subquery', () => {
    expect(policy(`( SELECT (t.a <> 'x'::text) FROM ties t)`)).toEqual([
      'true',
      '( SELECT (true) FROM ties t)',
      '( SELECT (false) FROM ties t)',
    ]);
  });

  test('mutates the branches of CASE', () => {
    expect(policy('CASE WHEN (a IS NULL) THEN (b = 1) ELSE (c = 2) END')).toEqual([
      'true',
      'CASE WHEN true THEN (b = 1) ELSE (c = 2) END',
      'CASE WHEN false THEN (b = 1) ELSE (c = 2) END',
      'CASE WHEN (a IS NULL) THEN (true) ELSE (c = 2) END',
      'CASE WHEN (a IS NULL) THEN (false) ELSE (c = 2) END',
      'CASE WHEN (a IS NULL) THEN (b = 1) ELSE (true) END',
      'CASE WHEN (a IS NULL) THEN (b = 1) ELSE (false) END',
    ]);
  });

  test('removes each value from a list', () => {
    expect(policy('(x = ANY (ARRAY[a, b]))')).toEqual([
      'true',
      '(x = ANY (ARRAY[b]))',
      '(x = ANY (ARRAY[a]))',
    ]);
  });

  test('adds each other allowed value of the column', () => {
    const wordsOf = (column: string) => (column === 't.stage' ? ['on', 'off', 'gone'] : []);
    expect(sqlOf(`(t.stage = 'on'::text)`, { isCondition: true, wordsOf })).toEqual([
      'true',
      `(t.stage in ('on', 'off'))`,
      `(t.stage in ('on', 'gone'))`,
    ]);
    expect(sqlOf(`(t.stage <> 'on'::text)`, { isCondition: true, wordsOf })[1]).toBe(
      `(t.stage not in ('on', 'off'))`,
    );
    expect(
      sqlOf(`(t.stage = ANY (ARRAY['on'::text, 'off'::text]))`, { isCondition: true, wordsOf }).at(-1),
    ).toBe(`(t.stage = ANY (ARRAY['on'::text, 'off'::text, 'gone']))`);
  });
});

describe('a function source', () => {
  test('makes a check always true and always false, and removes each operand', () => {
    expect(sqlOf(`if a = 1 and b is distinct from 2 then perform app.refuse('no'); end if;`)).toEqual([
      `if true then perform app.refuse('no'); end if;`,
      `if false then perform app.refuse('no'); end if;`,
      `if true and b is distinct from 2 then perform app.refuse('no'); end if;`,
      `if a = 1 and true then perform app.refuse('no'); end if;`,
    ]);
  });

  test('removes each allowed step from a list and adds each other step', () => {
    const wordsOf = () => ['x', 'y', 'z'];
    const [, , ...steps] = sqlOf(`if (a, b) not in (('x', 'y'), ('y', 'z')) then return; end if;`, {
      wordsOf,
    });
    expect(steps).toEqual([
      `if (a, b) not in (('y', 'z')) then return; end if;`,
      `if (a, b) not in (('x', 'y')) then return; end if;`,
      ...[`'x', 'z'`, `'y', 'x'`, `'z', 'y'`, `'z', 'x'`].map(
        (step) => `if (a, b) not in (('x', 'y'), ('y', 'z'), (${step})) then return; end if;`,
      ),
    ]);
  });

  test('mutates the assigned value but not the assignment', () => {
    expect(sqlOf('update t set a = 1, b = c = 2 where d = 3')).toEqual([
      'update t set a = 1, b = true where d = 3',
      'update t set a = 1, b = false where d = 3',
      'update t set a = 1, b = c = 2 where true',
      'update t set a = 1, b = c = 2 where false',
    ]);
  });

  test('ignores strings, comments, BETWEEN and the values of a simple CASE', () => {
    expect(sqlOf(`-- if a = b or c\nselect 'it''s a = b and c', case kind when 'a' then 1 end`)).toEqual([]);
    expect(policy('a between 1 and 2')).toEqual(['true']);
  });

  test('ignores ON CONFLICT of an insert and the names of errors', () => {
    expect(sqlOf('insert into t (a) values (1) on conflict (a) do nothing')).toEqual([]);
    expect(sqlOf(`exception when unique_violation then perform app.refuse('taken');`)).toEqual([]);
  });
});

test('names a mutation after its change, in one line', () => {
  const [, first] = mutationsOf(`((a = ( SELECT app.uid() AS uid))\n AND (b = 'x'::text))`, {
    isCondition: true,
  });
  expect(first!.what).toBe('a = app.uid() → true');
});
