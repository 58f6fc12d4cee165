import type { ListedDraft } from '@questline/contract';
import { Link } from '@tanstack/react-router';

export const DraftLink = ({ draft, name }: { draft: ListedDraft; name: string }) =>
  draft.initiative_id ? (
    <Link to="/edit-initiative/$id" params={{ id: draft.initiative_id }} className="stretched">
      {name}
    </Link>
  ) : (
    <Link to="/create-initiative" search={{ draft: draft.client_id }} className="stretched">
      {name}
    </Link>
  );
