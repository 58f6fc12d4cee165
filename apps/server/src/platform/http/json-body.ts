// Parses untrusted JSON: bounded in depth and keys, without keys that could reach a prototype or text that PostgreSQL
// cannot store. Its size is limited earlier.
import { Refusal } from '../refusal.ts';
import { unstorable } from '../database/storable-text.ts';

const depthMax = 20;
const keysMax = 1_000;
const poisonous = new Set(['__proto__', 'constructor', 'prototype']);

const refuse = (problem: string) => new Refusal('invalid_input', { fields: { body: problem } });

export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('is not JSON');
  }
  inspect(value);
  return value;
}

function inspect(root: unknown) {
  let keys = 0;
  // An explicit stack, because deep nesting would overflow a recursive one.
  const open: [value: unknown, depth: number][] = [[root, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string') refuseUnstorable(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === depthMax) throw refuse(`is nested more than ${depthMax} deep`);
    if (Array.isArray(value)) {
      for (const item of value) open.push([item, depth + 1]);
      continue;
    }
    for (const key of Object.keys(value)) {
      if (++keys > keysMax) throw refuse(`has more than ${keysMax} keys`);
      if (poisonous.has(key)) throw refuse(`may not have a key ${key}`);
      refuseUnstorable(key);
      open.push([(value as Record<string, unknown>)[key], depth + 1]);
    }
  }
}

function refuseUnstorable(text: string) {
  const problem = unstorable(text);
  if (problem) throw refuse(problem);
}
