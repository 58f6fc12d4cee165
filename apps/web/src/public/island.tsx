// A part of a page that comes alive. Everything around it is plain HTML in the built documents: it is neither
// loaded as script nor hydrated, which keeps the first load small.
import { createContext, type ReactElement, useContext } from 'react';
import type { IslandName } from './islands.ts';

/** Set while prerendering: draws an island as a tree of its own, as it will be hydrated. */
export const IslandDrawing = createContext<((name: IslandName, element: ReactElement) => string) | undefined>(
  undefined,
);

export function Island({ name, children }: { name: IslandName; children: ReactElement }) {
  const draw = useContext(IslandDrawing);
  if (!draw) return children;
  return (
    <div
      data-island={name}
      className="contents"
      // oxlint-disable-next-line react/no-danger -- our own markup, made while building
      dangerouslySetInnerHTML={{ __html: draw(name, children) }}
    />
  );
}
