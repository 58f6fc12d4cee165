// Rows of uploaded images: a profile can only use a file of its owner.
import { drawImages } from '../images/images.ts';
import { idAt, keyFor } from './clock.ts';
import type { Row } from './rows.ts';

type Shown = { profiles: Row[]; companyProfiles: Row[]; initiatives: Row[] };

export function imageFileRows(images: Map<string, string>, shown: Shown): Row[] {
  const sizes = new Map([...drawImages()].map(([name, svg]) => [images.get(name), Buffer.byteLength(svg)]));
  const file = (purpose: string, owner: unknown, path: unknown, at: unknown): Row[] => {
    if (!path) return [];
    const name = `${purpose}:${owner as string}:${path as string}`;
    return [
      {
        id: idAt(`file:${name}`, at as Date),
        owner_id: owner,
        purpose,
        status: 'ready',
        original_name: `${purpose}.svg`,
        media_type: 'image/svg+xml',
        byte_size: sizes.get(path as string),
        object_key: keyFor(name),
        public_path: path,
        created_at: at,
        uploaded_at: at,
      },
    ];
  };
  return [
    ...shown.profiles.flatMap((it) => file('photo', it['id'], it['photo_url'], it['created_at'])),
    ...shown.companyProfiles.flatMap((it) => [
      ...file('logo', it['id'], it['logo_url'], it['created_at']),
      ...file('banner', it['id'], it['banner_url'], it['created_at']),
    ]),
    ...shown.initiatives.flatMap((it) =>
      file('banner', it['company_id'], it['banner_url'], it['created_at']),
    ),
  ];
}
