import type { OpenInitiative } from '@questline/contract';
import type { ReactNode } from 'react';
import { CompanyTrail } from './company-trail.tsx';

type Props = {
  initiatives: readonly OpenInitiative[];
  /** Links, which only the page can build. */
  link: (initiative: OpenInitiative) => ReactNode;
  card: (initiative: OpenInitiative) => ReactNode;
};

/** A company's initiatives: first its quest chain, then the others. */
export function CompanyQuests({ initiatives, link, card }: Props) {
  const chain = initiatives.filter(({ chain_position }) => chain_position !== null);
  // Those that take no applications come last.
  const others = initiatives
    .filter(({ chain_position }) => chain_position === null)
    .toSorted((a, b) => Number(a.closed !== null) - Number(b.closed !== null));
  return (
    <>
      {chain.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-xl">Quest chain</h3>
          <p className="max-w-line text-ink-soft">
            The company suggests this order, but you can start with any of them.
          </p>
          <CompanyTrail initiatives={chain} link={link} described />
        </section>
      )}
      {others.length > 0 && (
        <section className="grid gap-4">
          <h3 className="text-xl">{chain.length > 0 ? 'More initiatives' : 'Initiatives'}</h3>
          <ul className="grid gap-5 @2xl:grid-cols-2 @5xl:grid-cols-3">
            {others.map((initiative) => (
              <li key={initiative.id} className="min-w-0">
                {card(initiative)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {initiatives.length === 0 && (
        <p className="text-ink-soft">No open initiatives right now. Check back later.</p>
      )}
    </>
  );
}
