import './gallery.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeStyleNonce } from '../ui/style-nonce.ts';
import { applyStoredTheme } from '../ui/use-theme.ts';
import { Gallery } from './gallery.tsx';

takeStyleNonce();
applyStoredTheme();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
