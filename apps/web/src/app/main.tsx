import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { blockLinksOffline } from '../lib/offline/block-links.ts';
import { awaitFirstLoad } from '../lib/query/first-load.ts';
import { clearCacheBetweenAccounts, queryClient } from '../lib/query/query-client.ts';
import { startSession } from '../lib/session/session.ts';
import { toast } from '../ui/overlays/toast-store.ts';
import { takeStyleNonce } from '../ui/style-nonce.ts';
import { applyStoredTheme } from '../ui/use-theme.ts';
import { answerOffline } from './answer-offline.ts';
import { App } from './app.tsx';
import { followInvalidations } from './follow-invalidations.ts';
import { loadOffline } from './load-offline.ts';
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
blockLinksOffline(toast);
loadOffline();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
