// Where the cards of what students find and applied to lead.
import type { InitiativeCard, OwnApplication } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { Link } from '@tanstack/react-router';
import { RouterButtonLink } from '../../shell/links.tsx';

type Card = Pick<InitiativeCard, 'id' | 'name'>;

export const viewInitiative = ({ id, name }: Card) => (
  <RouterButtonLink to="/initiative/$id" params={{ id }} variant="secondary" wide className="stretched">
    View Initiative<span className="sr-only"> {name}</span>
  </RouterButtonLink>
);

/** A company reads its own, where it works on them. */
export const viewOwnInitiative = ({ id, name, can }: Card & Pick<InitiativeCard, 'can'>) =>
  can.open && (
    <RouterButtonLink
      to="/company/initiative/$id"
      params={{ id }}
      variant="secondary"
      wide
      className="stretched"
    >
      View Initiative<span className="sr-only"> {name}</span>
    </RouterButtonLink>
  );

/** Raised over the link that covers the card. */
export const companyOf = ({ company }: Pick<InitiativeCard, 'company'>) => (
  <Link
    to="/company/$id"
    params={{ id: company.id }}
    className="relative z-10 rounded-[6px] underline-offset-4 hover:text-ink hover:underline"
  >
    {nameOf('company', company.company_name)}
  </Link>
);

/** Whoever was accepted goes to the tasks; else to the offer, as long as there is one. */
export function applicationLink({ initiative: { id, name, deleted }, can }: OwnApplication) {
  if (can.open)
    return (
      <Link to="/initiative-tasks/$id" params={{ id }} className="stretched">
        {name}
      </Link>
    );
  if (deleted) return name;
  return (
    <Link to="/initiative/$id" params={{ id }} className="stretched">
      {name}
    </Link>
  );
}
