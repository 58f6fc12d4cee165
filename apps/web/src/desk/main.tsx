// The entry of the desk, the app of the people who run the platform.
import './desk.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyStoredTheme } from '../ui/use-theme.ts';
import { DeskApp } from './desk-app.tsx';
import { DeskMaintenance } from './desk-maintenance.tsx';
import { createDeskQueryClient } from './desk-queries.ts';

applyStoredTheme();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={createDeskQueryClient()}>
      <DeskMaintenance />
      <DeskApp />
    </QueryClientProvider>
  </StrictMode>,
);
