import { describe, expect, test } from 'vitest';
import { mutationsOf } from './sql-mutations.ts';

const sqlOf = (sql: string, options?: Parameters<typeof mutationsOf>[1]) =>
  mutationsOf(sql, options).map((mutation) => mutation.sql);
const policy = (sql: string) => sqlOf(sql, { isCondition: true });

describe('a condition as PostgreSQL prints it', () => {
  test('opens a single comparison', () => {
    expect(policy('(student_id = ( SELECT app.uid() AS uid))')).toEqual(['true']);
  });

  test('takes away each demand of AND', () => {
    expect(policy('((a = 1) AND (b = 2) AND f(c))')).toEqual([
      'true',
      '(true AND (b = 2) AND f(c))',
      '((a = 1) AND true AND f(c))',
      '((a = 1) AND (b = 2) AND true)',
    ]);
  });

  test('takes away each alternative of OR, and each demand within one', () => {
    expect(policy('((a = 1) OR ((b = 2) AND (c = 3)))')).toEqual([
      'true',
      '(false OR ((b = 2) AND (c = 3)))',
      '((a = 1) OR false)',
      '((a = 1) OR (true AND (c = 3)))',
      '((a = 1) OR ((b = 2) AND true))',
    ]);
  });

  test('looks into NOT, EXISTS and WHERE', () => {
    expect(policy('(NOT (EXISTS ( SELECT FROM ties t WHERE ((t.a = 1) AND (t.b = 2)))))')).toEqual([
      'true',
      '(NOT (EXISTS ( SELECT FROM ties t WHERE true)))',
      '(NOT (EXISTS ( SELECT FROM ties t WHERE false)))',
      '(NOT (EXISTS ( SELECT FROM ties t WHERE (true AND (t.b = 2)))))',
      '(NOT (EXISTS ( SELECT FROM ties t WHERE ((t.a = 1) AND true))))',
    ]);
  });

  test('looks into what a sub-select returns', () => {
    expect(policy(`( SELECT (t.a <> 'x'::text) FROM ties t)`)).toEqual([
      'true',
      '( SELECT (true) FROM ties t)',
      '( SELECT (false) FROM ties t)',
    ]);
  });

  test('looks into the branches of CASE', () => {
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

  test('takes each entry out of a list', () => {
    expect(policy('(x = ANY (ARRAY[a, b]))')).toEqual([
      'true',
      '(x = ANY (ARRAY[b]))',
      '(x = ANY (ARRAY[a]))',
    ]);
  });

  test('adds each other word that the column can hold', () => {
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

describe('the source of a function', () => {
  test('switches a check off and on, and takes each of its demands away', () => {
    expect(sqlOf(`if a = 1 and b is distinct from 2 then perform app.refuse('no'); end if;`)).toEqual([
      `if true then perform app.refuse('no'); end if;`,
      `if false then perform app.refuse('no'); end if;`,
      `if true and b is distinct from 2 then perform app.refuse('no'); end if;`,
      `if a = 1 and true then perform app.refuse('no'); end if;`,
    ]);
  });

  test('takes each allowed step out of its list, and adds each that is not allowed', () => {
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

  test('leaves assignments alone, and not what is assigned', () => {
    expect(sqlOf('update t set a = 1, b = c = 2 where d = 3')).toEqual([
      'update t set a = 1, b = true where d = 3',
      'update t set a = 1, b = false where d = 3',
      'update t set a = 1, b = c = 2 where true',
      'update t set a = 1, b = c = 2 where false',
    ]);
  });

  test('reads over strings, comments, BETWEEN and the words of a simple CASE', () => {
    expect(sqlOf(`-- if a = b or c\nselect 'it''s a = b and c', case kind when 'a' then 1 end`)).toEqual([]);
    expect(policy('a between 1 and 2')).toEqual(['true']);
  });

  test('does not take the conflict of an insert for a condition', () => {
    expect(sqlOf('insert into t (a) values (1) on conflict (a) do nothing')).toEqual([]);
  });
});

test('names a mutation by what it changes, in one line', () => {
  const [, first] = mutationsOf(`((a = ( SELECT app.uid() AS uid))\n AND (b = 'x'::text))`, {
    isCondition: true,
  });
  expect(first!.what).toBe('a = app.uid() → true');
});
