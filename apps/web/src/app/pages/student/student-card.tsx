import type { InitiativeCard } from '@questline/contract';
import { FoundInitiative } from '../../../features/initiatives/browse/found-initiative.tsx';
import { companyOf, viewInitiative } from '../shared/initiative-links.tsx';

/** An initiative card for students, with links to the initiative and its company. */
export const studentCard = (initiative: InitiativeCard) => (
  <FoundInitiative
    initiative={initiative}
    link={viewInitiative(initiative)}
    companyLink={companyOf(initiative)}
  />
);
