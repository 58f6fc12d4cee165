// Run by npm run mutants: each endpoint of a node lets in more actors than it declares, and the permission matrix has to notice
// it in a row of that endpoint.
import { deskEndpoints, endpoints, type Access, type Endpoint } from '@questline/contract';
import { expect, test } from 'vitest';
import { everyone } from './actors.ts';
import { createAuthzApp } from './authz.fixture.ts';
import { expectedOf } from './row.ts';
import { rows } from './rows/index.ts';

const weakerThan: Record<Access, Access | undefined> = {
  student: 'signed-in',
  company: 'signed-in',
  'signed-in': 'public',
  lead: 'operator',
  operator: 'desk',
  public: undefined,
  desk: undefined,
};

const mutants = Object.entries<Endpoint>({ ...endpoints, ...deskEndpoints }).flatMap(([key, endpoint]) => {
  const { access } = endpoint;
  const weaker = weakerThan[access];
  return weaker ? [{ key, endpoint, access, weaker }] : [];
});

const app = await createAuthzApp();

/** A node reads the table of endpoints once, when it is created. */
async function openWeakerNode() {
  for (const { endpoint, weaker } of mutants) endpoint.access = weaker;
  const opening = app.openNode();
  for (const { endpoint, access } of mutants) endpoint.access = access;
  return opening;
}
const { origin: to } = await openWeakerNode();

async function isNoticed(key: string) {
  for (const row of rows.filter((it) => it.key === key)) {
    const expected = expectedOf(row);
    for (const actor of everyone.filter((it) => expected[it] >= 400))
      if ((await app.send(row, actor, { to })).status !== expected[actor]) return true;
  }
  return false;
}

for (const { key, access, weaker } of mutants)
  test(`${key}: ${access} → ${weaker}`, async () => {
    expect(await isNoticed(key)).toBe(true);
    await app.log.undo();
  });
