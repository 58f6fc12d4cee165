// Checks one row of the permission matrix.
import { deskEndpoints, endpoints, type Endpoint } from '@questline/contract';
import { senders, type Actor } from './actors.ts';
import type { AuthzApp } from './authz.fixture.ts';
import { expectedOf, type AnyRow } from './row.ts';

const table: Record<string, Endpoint> = { ...endpoints, ...deskEndpoints };

/** Whether the request may only be about the actor. Operators work on everyone's rows, and public endpoints act for the person
 *  whose password or link is in the body. */
const isPersonal = (key: string) => {
  const { access } = table[key]!;
  return access === 'public' ? key.startsWith('GET ') : !key.includes('/desk/');
};

/** Returns what is wrong. `hashes` are those of all rows before. */
export async function checkRow(app: AuthzApp, row: AnyRow, hashes: Record<string, string>) {
  const problems: string[] = [];
  const expected = expectedOf(row);

  async function call(actor: Actor) {
    const { status, text, sent } = await app.send(row, actor);
    if (status !== expected[actor])
      problems.push(`${actor}: expected ${expected[actor]}, got ${status} ${text}`);
    checkForeign(actor, 'was told', text, sent);
    return sent;
  }
  function checkForeign(actor: Actor, what: string, text: string, sent: string) {
    const foreign = isPersonal(row.key) ? app.foreignRows.find(text, sent, app.credentials[actor].own) : [];
    if (foreign.length) problems.push(`${actor} ${what}: ${foreign.join()} in ${text}`);
  }

  // One after the other, because a busy node refuses simultaneous requests.
  for (const actor of senders.filter((it) => expected[it] < 300)) {
    const sent = await call(actor);
    for (const { table: name, before } of await app.log.changes())
      checkForeign(actor, `changed ${name}`, JSON.stringify(before), sent);
    await app.log.undo();
  }
  for (const actor of senders.filter((it) => expected[it] >= 300)) await call(actor);
  const after = await app.log.hash();
  const changed = Object.keys(hashes).filter((name) => after[name] !== hashes[name]);
  if (changed.join() !== (row.refusedChange ?? ''))
    problems.push(`refused requests changed ${changed.join()}`);
  await app.log.undo();
  return problems;
}
