import type { InitiativeCard } from '@questline/contract';
import { FoundInitiative } from '../../../features/initiatives/browse/found-initiative.tsx';
import { companyOf, viewInitiative } from '../shared/initiative-links.tsx';

/** An initiative as a student finds it, with the ways to it and to its company. */
export const studentCard = (initiative: InitiativeCard) => (
  <FoundInitiative
    initiative={initiative}
    link={viewInitiative(initiative)}
    companyLink={companyOf(initiative)}
  />
);
