import { expect, test } from 'vitest';
import { readinessOfValues } from './editor-facts.ts';
import { emptyTask, valuesOf } from './editor-values.ts';

const bakery = { id: '1', company_name: 'Sunny Side Bakery', industry: [], logo_url: null };
const values = { ...valuesOf({ name: 'Taste survey' }), tasks: [{ ...emptyTask, title: 'Ask ten people' }] };

const checkOf = (what: string, readiness: ReturnType<typeof readinessOfValues>) =>
  readiness.checks.find((check) => check.what === what)?.done;

test('a task without a title is not ready to activate', () => {
  const untitled = { ...values, tasks: [...values.tasks, { ...emptyTask, title: '  ' }] };
  expect(readinessOfValues(values, bakery, true)).toMatchObject({ ready: true });
  const readiness = readinessOfValues(untitled, bakery, true);
  expect(readiness.ready).toBe(false);
  expect(checkOf('tasks', readiness)).toBe(false);
});

test('company and email are neither done nor missing while they load', () => {
  const readiness = readinessOfValues(values, undefined, undefined);
  expect(checkOf('company_name', readiness)).toBeUndefined();
  expect(checkOf('verified_email', readiness)).toBeUndefined();
  expect(readiness.ready).toBe(true);
});

test('is not ready without a company name and a verified email', () => {
  const readiness = readinessOfValues(values, { ...bakery, company_name: null }, false);
  expect(checkOf('company_name', readiness)).toBe(false);
  expect(checkOf('verified_email', readiness)).toBe(false);
  expect(readiness.ready).toBe(false);
});
