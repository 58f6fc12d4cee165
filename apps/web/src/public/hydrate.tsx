// What needs React: the islands of a built page, or in development the whole page.
import { type ComponentType, type ReactElement, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { applyStoredTheme } from '../ui/use-theme.ts';
import { makeUpForSignOut, resetIfForced } from './forced-reset.ts';
import { showFlashToast, toastOnSignOutElsewhere } from './lazy-toast.ts';

applyStoredTheme();
void resetIfForced();
makeUpForSignOut();
showFlashToast();
toastOnSignOutElsewhere();

/** Resolves when it hears its events. */
export const wake = (place: HTMLElement, name: string, Content: ComponentType) =>
  new Promise<void>((awake) => {
    hydrateRoot(
      place,
      <StrictMode>
        <Waking onAwake={awake}>
          <Content />
        </Waking>
      </StrictMode>,
      { identifierPrefix: name },
    );
  });

function Waking({ onAwake, children }: { onAwake: () => void; children: ReactElement }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** The development server's documents are empty. */
export const draw = (root: HTMLElement, Page: ComponentType) =>
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
