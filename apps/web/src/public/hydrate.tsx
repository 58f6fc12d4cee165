// Everything that needs React: the islands of a built page, or the whole page in development.
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

/** Resolves once the component handles events. */
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

/** In development, the documents are empty. */
export const draw = (root: HTMLElement, Page: ComponentType) =>
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
