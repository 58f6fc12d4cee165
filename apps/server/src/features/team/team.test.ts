import { limits } from '@questline/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../app/tests/create-test-app.ts';

const app = await createTestApp();
const aTeam = async () => {
  const owner = await app.signUp('company');
  return { owner, member: await app.addMember(owner), stranger: await app.signUp('company') };
};
type Person = Awaited<ReturnType<typeof app.signUp>>;
const anEmail = () => `${randomUUID()}@example.org`;
const invite = ({ api }: Person, email = anEmail(), role: 'owner' | 'member' = 'member') =>
  api('POST /api/team/invitations', { body: { email, role } });
const people = async ({ api }: Person) => (await api('GET /api/team')).people;
const refusal = (code: string) => expect.objectContaining({ code });

describe('GET /api/team', () => {
  test('200: owners first, with what the reader can do', async () => {
    const { owner, member } = await aTeam();
    const forOwner = await owner.api('GET /api/team');
    expect(forOwner.people).toMatchObject([
      { id: owner.personId, role: 'owner', you: true, can: { change_role: false, remove: false } },
      { id: member.personId, role: 'member', you: false, can: { change_role: true, remove: true } },
    ]);
    expect(forOwner.can).toEqual({ invite: true });
    const forMember = await member.api('GET /api/team');
    expect(forMember.people).toMatchObject([
      { id: owner.personId, you: false, can: { change_role: false, remove: false } },
      { id: member.personId, you: true, can: { change_role: false, remove: true } },
    ]);
    expect(forMember.can).toEqual({ invite: false });
  });

  test('200: only owners see the emails of the people, who no longer include those who left', async () => {
    const { owner, member, stranger } = await aTeam();
    const former = await app.addMember(owner);
    await former.api('DELETE /api/team/people/:id', { params: { id: former.personId } });
    const emails = async (person: Person) => (await people(person)).map(({ email }) => email);
    expect(await emails(owner)).toEqual([owner.email, member.email]);
    expect(await emails(member)).toEqual([null, null]);
    expect(await emails(stranger)).toEqual([stranger.email]);
  });

  test('200: only owners see who is invited', async () => {
    const { owner, member, stranger } = await aTeam();
    const invited = await invite(owner);
    expect((await owner.api('GET /api/team')).invitations).toEqual([invited]);
    expect((await member.api('GET /api/team')).invitations).toEqual([]);
    expect((await stranger.api('GET /api/team')).invitations).toEqual([]);
  });
});

describe('invitations', () => {
  test('201: names the person who invites and records the event once', async () => {
    const { owner } = await aTeam();
    const email = anEmail();
    const invited = await invite(owner, ` ${email.toUpperCase()}`, 'owner');
    expect(invited).toMatchObject({ email, role: 'owner', invited_by: 'Test company' });
    const { rows } = await app.root.query('select name, actor_id from events where subject_id = $1', [
      invited.id,
    ]);
    expect(rows).toEqual([{ name: 'team.invited', actor_id: owner.id }]);
  });

  test('201: a second owner can invite, and is named', async () => {
    const { owner } = await aTeam();
    expect(await invite(await app.addMember(owner, 'owner'))).toMatchObject({ invited_by: 'Test owner' });
  });

  test('403: members and unverified owners', async () => {
    const { member } = await aTeam();
    await expect(invite(member)).rejects.toEqual(refusal('forbidden'));
    await expect(invite(await app.signUp('company', { verified: false }))).rejects.toEqual(
      refusal('email_not_verified'),
    );
  });

  test('429: too many in a day, without counting what members try', async () => {
    const { owner, member } = await aTeam();
    const { id } = await invite(owner);
    const resend = ({ api }: Person, params = { id }) =>
      api('POST /api/team/invitations/:id/resend', { params });
    for (let n = 0; n < limits.invitations; n++) {
      await expect(invite(member)).rejects.toEqual(refusal('forbidden'));
      await expect(resend(member)).rejects.toEqual(refusal('not_found'));
      await expect(resend(owner, { id: randomUUID() })).rejects.toEqual(refusal('not_found'));
    }
    for (let n = 1; n < limits.invitations; n++) await resend(owner);
    await expect(invite(owner)).rejects.toEqual(refusal('too_many_requests'));
    await expect(resend(owner)).rejects.toEqual(refusal('too_many_requests'));
  });

  test('409: a company without a name', async () => {
    const { owner } = await aTeam();
    await app.root.query('update company_profiles set company_name = null where id = $1', [owner.id]);
    await expect(invite(owner)).rejects.toEqual(refusal('name_needed_to_invite'));
  });

  test('409: the same email twice', async () => {
    const { owner, stranger } = await aTeam();
    const { email } = await invite(owner);
    await expect(invite(owner, email)).rejects.toEqual(refusal('already_invited'));
    expect(await invite(stranger, email)).toMatchObject({ email });
  });

  test('409: the email of a teammate; someone who left can be invited again', async () => {
    const { owner, member } = await aTeam();
    for (const { email } of [owner, member])
      await expect(invite(owner, email)).rejects.toEqual(refusal('already_teammate'));
    await owner.api('DELETE /api/team/people/:id', { params: { id: member.personId } });
    expect(await invite(owner, member.email)).toMatchObject({ email: member.email });
  });

  test('201: the email of a student gets the same response', async () => {
    const { owner } = await aTeam();
    const student = await app.signUp('student');
    expect(Object.keys(await invite(owner, student.email))).toEqual(Object.keys(await invite(owner)));
  });

  test(`409: a team has at most ${limits.teamMax} people`, async () => {
    const { owner } = await aTeam();
    await app.root.query(
      `insert into invitations (company_id, email, role, invited_by)
       select $1, n || '@example.org', 'member', $1 from generate_series(1, $2) n`,
      [owner.id, limits.teamMax - 3],
    );
    await invite(owner);
    await expect(invite(owner)).rejects.toEqual(refusal('team_full'));
  });

  test('201: sending it again makes the earlier link useless', async () => {
    const { owner, member, stranger } = await aTeam();
    const { id } = await invite(owner);
    const resend = ({ api }: Person) => api('POST /api/team/invitations/:id/resend', { params: { id } });
    await app.root.query(`update invitations set sent_at = now() - interval '8 days' where id = $1`, [id]);
    expect((await owner.api('GET /api/team')).invitations).toMatchObject([{ id, expired: true }]);
    expect(await resend(owner)).toMatchObject({ id, expired: false });
    const { rows } = await app.root.query('select version from invitations where id = $1', [id]);
    expect(rows).toEqual([{ version: 2 }]);
    for (const other of [member, stranger]) await expect(resend(other)).rejects.toEqual(refusal('not_found'));
  });

  test('204: canceling deletes it', async () => {
    const { owner, member, stranger } = await aTeam();
    const { id } = await invite(owner);
    const cancel = ({ api }: Person) => api('DELETE /api/team/invitations/:id', { params: { id } });
    for (const other of [member, stranger]) await expect(cancel(other)).rejects.toEqual(refusal('not_found'));
    await cancel(owner);
    expect((await owner.api('GET /api/team')).invitations).toEqual([]);
    const { rows } = await app.root.query('select name, actor_id from events where subject_id = $1', [
      owner.id,
    ]);
    expect(rows).toEqual([{ name: 'team.changed', actor_id: owner.id }]);
  });
});

describe('roles and leaving', () => {
  const setRole = ({ api }: Person, { personId }: Person, role: 'owner' | 'member') =>
    api('PATCH /api/team/people/:id', { params: { id: personId }, body: { role } });
  const remove = ({ api }: Person, { personId }: Person) =>
    api('DELETE /api/team/people/:id', { params: { id: personId } });

  test('204: an owner makes someone an owner, who can then make the first one a member', async () => {
    const { owner, member } = await aTeam();
    await setRole(owner, member, 'owner');
    await setRole(member, owner, 'member');
    expect(await people(owner)).toMatchObject([
      { id: member.personId, role: 'owner' },
      { id: owner.personId, role: 'member' },
    ]);
  });

  test('403: a member changes nobody, not even themselves, and removes nobody else', async () => {
    const { owner, member } = await aTeam();
    for (const whose of [owner, member])
      await expect(setRole(member, whose, 'owner')).rejects.toEqual(refusal('forbidden'));
    await expect(remove(member, owner)).rejects.toEqual(refusal('forbidden'));
    await expect(remove(member, await app.addMember(owner))).rejects.toEqual(refusal('forbidden'));
  });

  test('409: the last owner stays one', async () => {
    const { owner } = await aTeam();
    await expect(setRole(owner, owner, 'member')).rejects.toEqual(refusal('last_owner'));
    await expect(remove(owner, owner)).rejects.toEqual(refusal('last_owner'));
  });

  test('404: people of another company', async () => {
    const { owner, stranger } = await aTeam();
    await expect(setRole(stranger, owner, 'member')).rejects.toEqual(refusal('not_found'));
    await expect(remove(stranger, owner)).rejects.toEqual(refusal('not_found'));
  });

  test('204: someone who was removed is refused from the next request on', async () => {
    const { owner, member } = await aTeam();
    await people(member);
    await remove(owner, member);
    await expect(people(member)).rejects.toEqual(refusal('not_signed_in'));
    const { rows } = await app.root.query('select ended_at from sessions where user_id = $1', [
      member.personId,
    ]);
    expect(rows).toEqual([{ ended_at: expect.any(String) }]);
    expect(await people(owner)).toHaveLength(1);
  });

  test('204: an owner who is removed or demoted cannot come back with an invitation they sent', async () => {
    for (const end of ['remove', 'demote'] as const) {
      const { owner } = await aTeam();
      const second = await app.addMember(owner, 'owner');
      const [sent, kept] = [await invite(second), await invite(owner)];
      await (end === 'remove' ? remove(owner, second) : setRole(owner, second, 'member'));
      const { invitations } = await owner.api('GET /api/team');
      expect(invitations).toEqual([kept]);
      expect(invitations).not.toContainEqual(sent);
    }
  });

  test('204: everyone can leave, and a founder keeps no access', async () => {
    const { owner, member } = await aTeam();
    await setRole(owner, member, 'owner');
    await remove(owner, owner);
    await expect(people(owner)).rejects.toEqual(refusal('not_signed_in'));
    expect(await people(member)).toMatchObject([{ id: member.personId }]);
  });
});
