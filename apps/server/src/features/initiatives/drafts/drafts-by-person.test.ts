// Drafts belong to the person who writes them.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { content, createInitiativesApp } from '../initiatives.fixture.ts';

const { addMember, create, signUp } = await createInitiativesApp();
type Person = Parameters<typeof create>[0];

const write = ({ api }: Person, client_id: string, name: string) =>
  api('PUT /api/initiative-drafts/:client_id', {
    params: { client_id },
    body: { content: { name }, updated_at: null },
  });
const read = ({ api }: Person, client_id: string) =>
  api('GET /api/initiative-drafts/:client_id', { params: { client_id } });
const names = async ({ api }: Person) =>
  (await api('GET /api/initiative-drafts')).items.map(({ name }) => name);

async function aTeam() {
  const owner = await signUp('company');
  return { owner, member: await addMember(owner) };
}

describe('drafts of two people', () => {
  test("each sees only their own, also on the overview, and can't open or discard the other's", async () => {
    const { owner, member } = await aTeam();
    const client_id = randomUUID();
    await write(owner, client_id, "Owner's");
    await write(member, randomUUID(), "Member's");
    expect([await names(owner), await names(member)]).toEqual([["Owner's"], ["Member's"]]);
    const { drafts } = await member.api('GET /api/company/overview');
    expect(drafts.items.map(({ name }) => name)).toEqual(["Member's"]);
    await expect(read(member, client_id)).rejects.toThrow('not_found');
    await expect(
      member.api('DELETE /api/initiative-drafts/:client_id', { params: { client_id } }),
    ).rejects.toThrow('not_found');
    expect((await read(owner, client_id)).content).toEqual({ name: "Owner's" });
  });

  test('both can change the same initiative; saving ends only the draft of the person who saves', async () => {
    const { owner, member } = await aTeam();
    const { id } = await create(owner);
    const params = { id };
    await write(owner, id, "Owner's");
    await write(member, id, "Member's");
    const hasDraft = async ({ api }: Person) =>
      (await api('GET /api/company/initiatives/:id', { params })).has_draft;
    const { updated_at } = await member.api('GET /api/company/initiatives/:id', { params });
    await member.api('PUT /api/initiatives/:id', { params, body: { ...content(), updated_at } });
    expect([await hasDraft(owner), await hasDraft(member)]).toEqual([true, false]);
    expect((await read(owner, id)).content).toEqual({ name: "Owner's" });
  });

  test('deleting an initiative deletes the drafts of both', async () => {
    const { owner, member } = await aTeam();
    const { id } = await create(owner);
    await write(owner, id, "Owner's");
    await write(member, id, "Member's");
    await member.api('DELETE /api/initiatives/:id', { params: { id } });
    expect([await names(owner), await names(member)]).toEqual([[], []]);
  });

  test('the drafts of a person who is removed pass to the owner', async () => {
    const { owner, member } = await aTeam();
    await write(member, randomUUID(), 'Idea');
    await owner.api('DELETE /api/team/people/:id', { params: { id: member.personId } });
    expect(await names(owner)).toEqual(['Idea']);
  });
});
