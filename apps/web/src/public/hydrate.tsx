// Everything that needs React: the islands of a built page, or the whole page in development.
import { type ComponentType, type ReactElement, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { applyStoredTheme } from '../ui/use-theme.ts';
import { retryPendingSignOut, resetIfForced } from './forced-reset.ts';
import { showFlashToast, toastOnSignOutElsewhere } from './lazy-toast.ts';

/** Not done by importing this file: the build may merge it with modules that the app also loads. */
export function start() {
  applyStoredTheme();
  void resetIfForced();
  retryPendingSignOut();
  showFlashToast();
  toastOnSignOutElsewhere();
}

/** Resolves once the component handles events. */
export const hydrateIsland = (place: HTMLElement, name: string, Content: ComponentType) =>
  new Promise<void>((awake) => {
    hydrateRoot(
      place,
      <StrictMode>
        <NotifyMounted onMounted={awake}>
          <Content />
        </NotifyMounted>
      </StrictMode>,
      { identifierPrefix: name },
    );
  });

function NotifyMounted({ onMounted, children }: { onMounted: () => void; children: ReactElement }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** In development, the documents are empty. */
export const draw = (root: HTMLElement, Page: ComponentType) =>
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
