// What happens when the account of someone on a team is deleted, and when a company is.
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import { asFounder, photoOf, promote } from '../team-steps.ts';
import { deletesCompany, deletesPerson } from './delete-account.ts';

export const deletingACompany: Cell[] = [
  {
    table: 'users',
    verb: 'call',
    detail: 'deleting the company without a password check',
    sql: () => `select keeper.delete_own_company()`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'users',
    verb: 'call',
    detail: 'deleting people without a company',
    role: 'app_worker',
    sql: () => `select from keeper.delete_people_without_company(-1, 10) as deleted where deleted > 0`,
    allowed: ['worker'],
  },
  {
    guarantee: 'a member who deletes their account leaves the company; what they wrote keeps their name',
    covers: ['members update', 'profiles select', 'members select'],
    setup: (w) => `${photoOf(w.acceptedMember)};
      insert into sessions (user_id, expires_at) values ('${w.acceptedMember}', now() + interval '1 day');
      insert into notification_preferences (user_id, mail) values ('${w.acceptedMember}', false)`,
    steps: (w) => [deletesPerson(w.acceptedCompany, w.acceptedMember)],
    query: (w) => `select full_name, username, photo_url, deleted_at is not null as deleted, left_company_at,
      (select left_at is not null from members where person_id = '${w.acceptedMember}') as has_left,
      (select count(*)::int from users where id = '${w.acceptedMember}') as logins,
      (select count(*)::int from sessions where user_id = '${w.acceptedMember}') as sessions,
      (select count(*)::int from notification_preferences where user_id = '${w.acceptedMember}') as preferences,
      (select count(*)::int from files where owner_id = '${w.acceptedMember}' and removed_at is null) as photos,
      (select company_name from company_profiles where id = '${w.acceptedCompany}') as company,
      (select count(*)::int from initiatives where company_id = '${w.acceptedCompany}' and status = 'active') > 0 as open
      from profiles where id = '${w.acceptedMember}'`,
    expected: {
      full_name: 'Alma Accepted',
      username: null,
      photo_url: null,
      deleted: true,
      left_company_at: null,
      has_left: true,
      logins: 0,
      sessions: 0,
      preferences: 0,
      photos: 0,
      company: 'Accepted Ltd',
      open: true,
    },
  },
  {
    guarantee:
      'the founder deletes their account, and the company keeps its drafts, snippets, images and photos',
    covers: [],
    setup: (w) => `${promote(w)};
      insert into files (owner_id, purpose, status, original_name, media_type, byte_size, object_key, uploaded_at)
        values ('${w.acceptedCompany}', 'logo', 'ready', 'logo.png', 'image/webp', 1, uuidv7(), now());
      ${photoOf(w.acceptedCompany)}; ${photoOf(w.acceptedMember)}`,
    steps: (w) => [deletesPerson(w.acceptedCompany, w.acceptedCompany)],
    query: (w) => `select
      (select count(*)::int from users where id = '${w.acceptedCompany}') as logins,
      (select count(*)::int from initiative_drafts where company_id = '${w.acceptedCompany}') > 0 as drafts,
      (select count(*)::int from feedback_snippets where company_id = '${w.acceptedCompany}') > 0 as snippets,
      (select bool_and(removed_at is null) from files where owner_id = '${w.acceptedCompany}' and purpose <> 'photo') as images,
      (select bool_and(removed_at is not null) from files where owner_id = '${w.acceptedCompany}' and purpose = 'photo') as photos_gone,
      (select bool_and(removed_at is null) from files where owner_id = '${w.acceptedMember}') as teammates_photos,
      (select company_name from company_profiles where id = '${w.acceptedCompany}') as company`,
    expected: {
      logins: 0,
      drafts: true,
      snippets: true,
      images: true,
      photos_gone: true,
      teammates_photos: true,
      company: 'Accepted Ltd',
    },
  },
  {
    guarantee: 'a founder who moved to another company and deletes it loses nothing of the first one',
    covers: [],
    setup: (w) => `${promote(w)};
      ${asFounder(w, `update members set left_at = now() where person_id = '${w.acceptedCompany}'`)};
      insert into members (company_id, person_id, role) values ('${w.otherCompany}', '${w.acceptedCompany}', 'owner');
      insert into files (owner_id, purpose, status, original_name, media_type, byte_size, object_key, uploaded_at)
        values ('${w.acceptedCompany}', 'logo', 'ready', 'logo.png', 'image/webp', 1, uuidv7(), now())`,
    steps: (w) => [deletesCompany(w.otherCompany, w.acceptedCompany)],
    query: (w) => `select
      (select company_name from company_profiles where id = '${w.acceptedCompany}') as first,
      (select company_name from company_profiles where id = '${w.otherCompany}') as second,
      (select count(*)::int from initiative_drafts where company_id = '${w.acceptedCompany}') > 0 as drafts,
      (select count(*)::int from feedback_snippets where company_id = '${w.acceptedCompany}') > 0 as snippets,
      (select bool_and(removed_at is null) from files where owner_id = '${w.acceptedCompany}') as files,
      (select full_name from profiles where id = '${w.acceptedCompany}') as name`,
    expected: {
      first: 'Accepted Ltd',
      second: null,
      drafts: true,
      snippets: true,
      files: true,
      name: 'Accepted',
    },
  },
  {
    guarantee: 'the last owner cannot delete their account',
    covers: [],
    steps: (w) => [
      [
        'auth for owner',
        refusedWith(
          'last_owner',
          `perform set_config('app.actor', '${w.acceptedCompany}', true), set_config('app.person', '${w.acceptedCompany}', true);
           perform keeper.delete_account()`,
        ),
      ],
    ],
    query: (w) => `select count(*)::int from users where id = '${w.acceptedCompany}'`,
    expected: { count: 1 },
  },
  {
    guarantee: 'deleting a company deletes its files, the names of people without a login, and nobody else',
    covers: ['members delete', 'profiles update', 'files update'],
    setup: (w) => `delete from users where id = '${w.acceptedFormer}';
      update profiles set deleted_at = now() where id = '${w.acceptedFormer}';
      insert into files (owner_id, purpose, status, original_name, media_type, byte_size, object_key, uploaded_at)
        select id, 'logo', 'ready', 'logo.png', 'image/webp', 1, uuidv7(), now()
        from unnest(array['${w.acceptedCompany}', '${w.otherCompany}']::uuid[]) id`,
    steps: (w) => [deletesCompany(w.acceptedCompany)],
    query: (w) => `select
      (select full_name from profiles where id = '${w.acceptedFormer}') as former,
      (select full_name from profiles where id = '${w.acceptedMember}') as member,
      (select left_company_at = now() from profiles where id = '${w.acceptedMember}') as waits,
      (select count(*)::int from users where id = '${w.acceptedMember}') as logins,
      (select bool_and(removed_at is not null) from files where owner_id = '${w.acceptedCompany}') as files_gone,
      (select bool_and(removed_at is null) from files where owner_id = '${w.otherCompany}') as other_files`,
    expected: {
      former: null,
      member: 'Alma Accepted',
      waits: true,
      logins: 1,
      files_gone: true,
      other_files: true,
    },
  },
  {
    guarantee: 'deleting a company keeps the name of someone who also worked for another one',
    covers: [],
    setup: (w) => `delete from users where id = '${w.acceptedFormer}';
      update profiles set deleted_at = now() where id = '${w.acceptedFormer}';
      insert into members (company_id, person_id, role, left_at)
        values ('${w.otherCompany}', '${w.acceptedFormer}', 'member', now())`,
    steps: (w) => [deletesCompany(w.acceptedCompany)],
    query: (w) => `select full_name from profiles where id = '${w.acceptedFormer}'`,
    expected: { full_name: 'Fred Former' },
  },
  {
    guarantee: 'a member cannot delete a company that has no name yet',
    covers: [],
    setup: (w) =>
      `insert into members (company_id, person_id, role) values ('${w.unnamedCompany}', '${w.invitedPerson}', 'member')`,
    steps: (w) => [
      [
        'auth for owner',
        refusedWith(
          'forbidden',
          `perform set_config('app.actor', '${w.unnamedCompany}', true), set_config('app.person', '${w.invitedPerson}', true);
           perform keeper.delete_own_company()`,
        ),
      ],
    ],
    query: (w) => `select
      (select count(*)::int from users where id = '${w.invitedPerson}') as logins,
      (select count(*)::int from members where company_id = '${w.unnamedCompany}' and left_at is null) as people,
      (select count(*)::int from initiatives where company_id = '${w.unnamedCompany}' and deleted_at is null) as initiatives`,
    expected: { logins: 1, people: 2, initiatives: 1 },
  },
];
