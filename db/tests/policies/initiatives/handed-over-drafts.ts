// What happens to drafts when a person leaves or changes companies, or an initiative is deleted.
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';

const draft = (company: string, person: string, columns: string, values: string) =>
  `insert into initiative_drafts (company_id, person_id, ${columns}) values ('${company}', '${person}', ${values});`;
const idea = (w: World, person = w.acceptedMember) =>
  draft(w.acceptedCompany, person, 'content', `'{"name": "Idea"}'`);
/** Whose the draft named "Idea" is. */
const whose = (person: string) =>
  `select exists (select from initiative_drafts where content ->> 'name' = 'Idea' and person_id = '${person}') as handed_over`;

export const handedOverDrafts: Cell[] = [
  {
    guarantee: 'the drafts of a person who is removed pass to the owner who removes them',
    covers: ['initiative_drafts update', 'initiative_drafts select'],
    setup: (w) => `insert into members (company_id, person_id, role, joined_at)
        values ('${w.acceptedCompany}', '${w.newCompany}', 'owner', now() - interval '1 day');
      ${idea(w)}
      ${draft(w.otherCompany, w.acceptedMember, 'content', `'{"name": "Elsewhere"}'`)}
      ${draft(w.acceptedCompany, w.newCompany, 'content', `'{"name": "Not theirs"}'`)}`,
    steps: (w) => [
      ['accepted company', `update members set left_at = now() where person_id = '${w.acceptedMember}'`],
    ],
    query: (w) => `select
      (select string_agg(content ->> 'name', ' ') from initiative_drafts where person_id = '${w.acceptedCompany}'
        and content ? 'name') as remover,
      (select string_agg(content ->> 'name', ' ') from initiative_drafts where person_id = '${w.acceptedMember}') as removed,
      (select string_agg(content ->> 'name', ' ') from initiative_drafts where person_id = '${w.newCompany}') as other_owner`,
    expected: { remover: 'Idea', removed: 'Elsewhere', other_owner: 'Not theirs' },
  },
  {
    guarantee: 'the drafts of a person who leaves pass to the first of the current owners',
    covers: [],
    setup: (w) => `insert into members (company_id, person_id, role, joined_at, left_at) values
        ('${w.acceptedCompany}', '${w.newCompany}', 'owner', now() - interval '1 day', null),
        ('${w.acceptedCompany}', '${w.newStudent}', 'member', now() - interval '2 days', null),
        ('${w.acceptedCompany}', '${w.idleCompany}', 'owner', now() - interval '3 days', now());
      ${idea(w)}`,
    steps: (w) => [
      ['accepted member', `update members set left_at = now() where person_id = '${w.acceptedMember}'`],
    ],
    query: (w) => whose(w.newCompany),
    expected: { handed_over: true },
  },
  {
    guarantee: 'the drafts of an owner who leaves pass to another owner of the same company',
    covers: [],
    setup: (w) => `insert into members (company_id, person_id, role, joined_at)
        values ('${w.idleCompany}', '${w.newCompany}', 'owner', now() - interval '1 day');
      ${idea(w, w.acceptedCompany)}`,
    steps: (w) => [
      ['accepted company', `update members set role = 'owner' where person_id = '${w.acceptedMember}'`],
      ['accepted company', `update members set left_at = now() where person_id = '${w.acceptedCompany}'`],
    ],
    query: (w) => whose(w.acceptedMember),
    expected: { handed_over: true },
  },
  {
    guarantee: 'changes to an initiative that the owner is changing too become a draft of a new one',
    covers: ['initiative_drafts update'],
    setup: (w) =>
      draft(
        w.acceptedCompany,
        w.acceptedMember,
        'initiative_id, client_id, content',
        `'${w.pausedInitiative}', '${w.usedClientId}',
         '{"name": "Theirs", "initiative_updated_at": "2026-11-16", "tasks": [{"id": "x", "title": "One"}, {"title": "Two"}]}'`,
      ) +
      draft(
        w.acceptedCompany,
        w.acceptedMember,
        'initiative_id, content',
        `'${w.openInitiative}', '{"name": "Other", "initiative_updated_at": "2026-11-16"}'`,
      ),
    steps: (w) => [
      ['accepted company', `update members set left_at = now() where person_id = '${w.acceptedMember}'`],
    ],
    query: (
      w,
    ) => `select theirs.content, theirs.initiative_id, theirs.client_id <> '${w.usedClientId}' as renamed,
        own.content as own, own.initiative_id = '${w.pausedInitiative}' as own_stays,
        other.initiative_id = '${w.openInitiative}' as other_stays, other.content ? 'initiative_updated_at' as other_same
      from initiative_drafts theirs, initiative_drafts own, initiative_drafts other
      where theirs.content ->> 'name' = 'Theirs' and theirs.person_id = '${w.acceptedCompany}'
        and own.id = '${w.draft}' and other.content ->> 'name' = 'Other'`,
    expected: {
      content: { name: 'Theirs', tasks: [{ title: 'One' }, { title: 'Two' }] },
      initiative_id: null,
      renamed: true,
      own: {},
      own_stays: true,
      other_stays: true,
      other_same: true,
    },
  },
  {
    guarantee: 'deleting an initiative deletes the drafts that all people have of it, and no others',
    covers: ['initiative_drafts delete', 'initiative_drafts select'],
    setup: (w) =>
      draft(w.acceptedCompany, w.acceptedMember, 'initiative_id, content', `'${w.pausedInitiative}', '{}'`),
    steps: (w) => [['accepted company', `select keeper.delete_initiative('${w.pausedInitiative}')`]],
    query: (w) => `select count(*) filter (where initiative_id = '${w.pausedInitiative}')::int as of_it,
        count(*) filter (where id in ('${w.oldDraft}', '${w.otherDraft}'))::int as others
      from initiative_drafts`,
    expected: { of_it: 0, others: 2 },
  },
  {
    guarantee: 'a draft at an earlier company can be neither read nor changed nor discarded',
    covers: [],
    setup: (w) => draft(w.otherCompany, w.acceptedMember, 'content', `'{"name": "Earlier"}'`),
    steps: () => [
      [
        'accepted member',
        `select set_config('seen.drafts', (select count(*)::text from initiative_drafts), true)`,
      ],
      ['accepted member', `update initiative_drafts set content = '{}'`],
      ['accepted member', `delete from initiative_drafts`],
    ],
    query: (w) => `select current_setting('seen.drafts') as seen,
      (select content from initiative_drafts where person_id = '${w.acceptedMember}') as content`,
    expected: { seen: '0', content: { name: 'Earlier' } },
  },
];
