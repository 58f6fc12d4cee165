import './public.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reloadOnMissingChunk } from '../lib/missing-chunk.ts';
import { applyStoredTheme } from '../ui/use-theme.ts';
import { resetIfForced } from './forced-reset.ts';
import { pageAt } from './pages.ts';
import { speak, speakOfSignOutElsewhere } from './speak.ts';

applyStoredTheme();
reloadOnMissingChunk();
void resetIfForced();
speak();
speakOfSignOutElsewhere();

const root = document.getElementById('root')!;
const Page = await pageAt(location.pathname).load();
// Built documents are prerendered; the development server's are empty.
if (root.firstElementChild) hydrateRoot(root, <Page />);
else createRoot(root).render(<Page />);
