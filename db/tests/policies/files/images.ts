// Which images profiles, initiatives and drafts can use.
import { all, companies, except, students, type Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';

const quoted = (path: string | null) => (path ? `'${path}'` : 'null');

const setLogo = (path: string | null) =>
  `update company_profiles set logo_url = ${quoted(path)} where id = app.uid()`;

const refusesImage = (detail: string, table: Access['table'], sql: Access['sql'], by: Actor): Access => ({
  table,
  verb: 'update',
  detail,
  sql,
  allowed: [],
  refused: { [by]: 'image_unknown' },
});

export const images: Cell[] = [
  {
    table: 'company_profiles',
    verb: 'update',
    detail: 'using a logo that only the accepted company uploaded',
    sql: () => setLogo('/media/logo.webp'),
    allowed: ['accepted company'],
    refused: all(except(companies, 'accepted company'), 'image_unknown'),
  },
  refusesImage(
    'using a banner as the logo',
    'company_profiles',
    (w) => `${setLogo('/media/banner.webp')} and id = '${w.acceptedCompany}'`,
    'accepted company',
  ),
  refusesImage(
    "using a photo that doesn't exist",
    'profiles',
    (w) => `update profiles set photo_url = '/photos/other.webp' where id = '${w.owner}'`,
    'owner',
  ),
  refusesImage(
    'using a logo as the banner',
    'initiatives',
    (w) =>
      `update initiatives set banner_url = '/media/logo.webp' where id = '${w.acceptedInitiative}' and company_id = app.uid()`,
    'accepted company',
  ),
  {
    table: 'initiative_drafts',
    verb: 'insert',
    detail: "with the accepted company's banner",
    sql: () =>
      `insert into initiative_drafts (company_id, client_id, content)
       values (app.uid(), uuidv7(), '{"banner_url": "/media/banner.webp"}')`,
    allowed: ['accepted company'],
    refused: {
      ...all(except(companies, 'accepted company'), 'image_unknown'),
      // The foreign key: a student has no drafts.
      ...all(students, '23503'),
    },
  },
  {
    guarantee: 'lets an account use its own photo',
    covers: ['files select'],
    steps: (w) => [['owner', `update profiles set photo_url = '/photos/photo.webp' where id = '${w.owner}'`]],
    query: (w) => `select photo_url from profiles where id = '${w.owner}'`,
    expected: { photo_url: '/photos/photo.webp' },
  },
  {
    guarantee: 'records when an image stops being used',
    covers: ['files update'],
    steps: () => [
      ['accepted company', setLogo('/media/logo.webp')],
      ['accepted company', setLogo(null)],
    ],
    query: (w) => `select loose_since is not null as unused from files where id = '${w.logo}'`,
    expected: { unused: true },
  },
];
