import type { Conversation } from '@questline/contract';
import { Avatar, LogoTile } from '../../ui/avatar.tsx';

/** Round for a student, a tile for a company. Decorative: the name is next to it. */
export function ParticipantAvatar({
  person: { id, name, picture_url, user_type },
}: {
  person: Conversation['other'];
}) {
  const Picture = user_type === 'company' ? LogoTile : Avatar;
  return <Picture id={id} name={name} src={picture_url} />;
}
