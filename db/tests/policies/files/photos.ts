// Who can see profile photos.
import type { Cell } from '../../cell.ts';

export const photos: Cell[] = [
  {
    table: 'files',
    verb: 'call',
    detail: "seeing the owner's profile photo",
    sql: () => `select from keeper.may_see_photo('/photos/shown.webp') as seen where seen`,
    allowed: ['owner', 'accepted company', 'pending company'],
  },
  {
    table: 'files',
    verb: 'call',
    detail: "seeing a photo that the owner uploaded but doesn't use",
    sql: () => `select from keeper.may_see_photo('/photos/photo.webp') as seen where seen`,
    allowed: ['owner'],
  },
  {
    guarantee: "people see the photos of their own team, and nobody else's team",
    covers: [],
    setup: (w) =>
      `insert into files (owner_id, purpose, status, original_name, media_type, byte_size, object_key, uploaded_at, public_path)
       values ('${w.acceptedMember}', 'photo', 'ready', 'me.png', 'image/webp', 1, uuidv7(), now(), '/photos/member.webp');
       update profiles set photo_url = '/photos/member.webp' where id = '${w.acceptedMember}'`,
    steps: () =>
      (['accepted member', 'accepted company', 'other member', 'owner'] as const).map((actor) => [
        actor,
        `select set_config('seen.photos', concat_ws(' ', nullif(current_setting('seen.photos', true), ''),
           keeper.may_see_photo('/photos/member.webp')), true)`,
      ]),
    query: () => `select current_setting('seen.photos') as photos`,
    expected: { photos: 't t f f' },
  },
  {
    guarantee: "a team doesn't see a photo that a member uploaded but doesn't use",
    covers: [],
    setup: (w) =>
      `insert into files (owner_id, purpose, status, original_name, media_type, byte_size, object_key, uploaded_at, public_path)
       values ('${w.acceptedMember}', 'photo', 'ready', 'me.png', 'image/webp', 1, uuidv7(), now(), '/photos/unused.webp')`,
    steps: () => [
      [
        'accepted company',
        `select set_config('seen.photo', keeper.may_see_photo('/photos/unused.webp')::text, true)`,
      ],
    ],
    query: () => `select current_setting('seen.photo') as seen`,
    expected: { seen: 'false' },
  },
  {
    guarantee: 'a team no longer sees the photo of someone who left',
    covers: [],
    setup: (w) =>
      `insert into files (owner_id, purpose, status, original_name, media_type, byte_size, object_key, uploaded_at, public_path)
       values ('${w.acceptedFormer}', 'photo', 'ready', 'me.png', 'image/webp', 1, uuidv7(), now(), '/photos/former.webp');
       update profiles set photo_url = '/photos/former.webp' where id = '${w.acceptedFormer}'`,
    steps: () => [
      [
        'accepted company',
        `select set_config('seen.photo', keeper.may_see_photo('/photos/former.webp')::text, true)`,
      ],
    ],
    query: () => `select current_setting('seen.photo') as seen`,
    expected: { seen: 'false' },
  },
  {
    guarantee: "a student with a photo can't see another student's photo",
    covers: [],
    setup: (w) =>
      `insert into files (owner_id, purpose, status, original_name, media_type, byte_size, object_key, uploaded_at, public_path)
       values ('${w.unverifiedStudent}', 'photo', 'ready', 'me.png', 'image/webp', 1, uuidv7(), now(), '/photos/other.webp')`,
    steps: () => [
      [
        'unverified student',
        `select set_config('seen.photos', concat_ws(' ', keeper.may_see_photo('/photos/other.webp'),
           keeper.may_see_photo('/photos/shown.webp')), true)`,
      ],
    ],
    query: () => `select current_setting('seen.photos') as photos`,
    expected: { photos: 't f' },
  },
  {
    guarantee: 'no one sees a replaced photo, not even its owner',
    covers: [],
    steps: (w) => [
      ['owner', `update profiles set photo_url = '/photos/photo.webp' where id = '${w.owner}'`],
      ['owner', `select set_config('seen.photo', keeper.may_see_photo('/photos/shown.webp')::text, true)`],
    ],
    query: () => `select current_setting('seen.photo') as seen`,
    expected: { seen: 'false' },
  },
  {
    guarantee: 'removes a replaced photo immediately and records an event',
    covers: ['files update', 'events insert'],
    steps: (w) => [['owner', `update profiles set photo_url = '/photos/photo.webp' where id = '${w.owner}'`]],
    query: (w) =>
      `select removed_at is not null as removed, exists (select from events where name = 'file.removed'
         and subject_id = files.id) as recorded from files where id = '${w.profilePhoto}'`,
    expected: { removed: true, recorded: true },
  },
];
