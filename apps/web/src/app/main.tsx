import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { awaitFirstLoad } from '../lib/query/first-load.ts';
import { clearCacheBetweenAccounts, queryClient } from '../lib/query/query-client.ts';
import { startSession } from '../lib/session/session.ts';
import { takeStyleNonce } from '../ui/style-nonce.ts';
import { applyStoredTheme } from '../ui/use-theme.ts';
import { answerOffline } from './answer-offline.ts';
import { App } from './app.tsx';
import { followInvalidations } from './follow-invalidations.ts';
import { loadOffline } from './load-offline.ts';
import { blockLinksOffline } from './offline/offline-links.ts';
import { router } from './router.ts';
import { showSessionToasts } from './session-toasts.ts';

takeStyleNonce();
applyStoredTheme();
clearCacheBetweenAccounts();
answerOffline();
showSessionToasts();
startSession();
void awaitFirstLoad(queryClient, new Promise((done) => router.subscribe('onResolved', () => done())));
followInvalidations();
blockLinksOffline();
loadOffline();

const root = document.getElementById('root')!;
const draw = (place: HTMLElement) =>
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
if (root.querySelector('[data-first-view]'))
  import('./first-view.ts').then(
    ({ drawBehind }) => drawBehind(root, draw),
    () => draw(root),
  );
else draw(root);
