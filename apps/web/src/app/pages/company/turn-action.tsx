import type { ListedDraft, YourTurn } from '@questline/contract';
import type { ComponentProps, ReactNode } from 'react';
import type { TurnKind } from '../../../features/home/company/your-turn-words.ts';
import type { ButtonLink } from '../../../ui/button.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';

type Look = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size'>;

/** On phones, only the first word has room, unless the button is filled and as wide as the row. Screen readers hear the
 *  rest, since they don't see the row. */
const words = ({ variant }: Look, shown: string, rest: string) => (
  <span>
    {shown}
    <span className={variant === 'primary' ? undefined : 'max-md:sr-only'}> {rest}</span>
  </span>
);

const draftLink = (look: Look, draft: ListedDraft | null) =>
  draft?.initiative_id ? (
    <RouterButtonLink {...look} to="/edit-initiative/$id" params={{ id: draft.initiative_id }}>
      {words(look, 'Finish', 'draft')}
    </RouterButtonLink>
  ) : (
    <RouterButtonLink {...look} to="/create-initiative" search={draft ? { draft: draft.client_id } : {}}>
      {words(look, 'Finish', 'draft')}
    </RouterButtonLink>
  );

const actions: Record<TurnKind, (look: Look, turn: YourTurn) => ReactNode> = {
  applications: (look) => (
    <RouterButtonLink {...look} to="/company-inbox" search={{ tab: 'applications' }}>
      {words(look, 'Decide', 'on applications')}
    </RouterButtonLink>
  ),
  submissions: (look) => (
    <RouterButtonLink {...look} to="/company-active-users" search={{ view: 'queue' }}>
      {words(look, 'Review', 'work')}
    </RouterButtonLink>
  ),
  messages: (look) => (
    <RouterButtonLink {...look} to="/company-inbox" search={{ unread: 'true' }}>
      {words(look, 'Read', 'messages')}
    </RouterButtonLink>
  ),
  rewards: (look) => (
    <RouterButtonLink {...look} to="/company-active-users" search={{ view: 'rewards' }}>
      {words(look, 'Pay', 'rewards')}
    </RouterButtonLink>
  ),
  drafts: (look, { drafts }) => draftLink(look, drafts.newest),
};

/** The button of a row of "Your turn". The first one is filled. */
export const turnAction = (kind: TurnKind, turn: YourTurn, first: boolean) =>
  actions[kind]({ variant: first ? 'primary' : 'secondary', size: 'small' }, turn);
