// Links for the cards of initiatives and applications.
import type { InitiativeCard, OwnApplication } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { RouterButtonLink } from '../../shell/links.tsx';

type Card = Pick<InitiativeCard, 'id' | 'name'>;

export const viewInitiative = ({ id, name }: Card) => (
  <RouterButtonLink to="/initiative/$id" params={{ id }} variant="link" className={view}>
    <ViewInitiative name={name} />
  </RouterButtonLink>
);

/** A company's own initiatives open in its dashboard. */
export const viewOwnInitiative = ({ id, name, can }: Card & Pick<InitiativeCard, 'can'>) =>
  can.open && (
    <RouterButtonLink to="/company/initiative/$id" params={{ id }} variant="link" className={view}>
      <ViewInitiative name={name} />
    </RouterButtonLink>
  );

/** Over the whole card, so it doesn't have to be large. */
const view = 'stretched no-underline!';

const ViewInitiative = ({ name }: { name: string }) => (
  <>
    View Initiative<span className="sr-only"> {name}</span>
    <ArrowRight aria-hidden className="ml-1.5 inline align-text-bottom" />
  </>
);

/** Raised above the link that covers the card. */
export const companyOf = ({ company }: Pick<InitiativeCard, 'company'>) => (
  <Link
    to="/company/$id"
    params={{ id: company.id }}
    className="relative z-10 rounded-[6px] underline-offset-4 hover:text-ink hover:underline"
  >
    {nameOf('company', company.company_name)}
  </Link>
);

/** Accepted students go to the tasks, others to the initiative as long as it exists. */
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
