// An interactive part of a page. Everything else is plain HTML in the built documents, without script or hydration,
// which keeps the first load small.
import { createContext, type ReactElement, useContext } from 'react';
import type { IslandName } from './islands.ts';

/** Set while prerendering: renders an island as its own tree, the same way it will be hydrated. */
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
