import './public.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reloadOnMissingChunk } from '../lib/missing-chunk.ts';
import { applyStoredTheme } from '../ui/use-theme.ts';
import { resetIfForced } from './forced-reset.ts';
import { islands, type IslandName } from './islands.ts';
import { speak, speakOfSignOutElsewhere } from './speak.ts';

applyStoredTheme();
reloadOnMissingChunk();
void resetIfForced();
speak();
speakOfSignOutElsewhere();

const root = document.getElementById('root')!;
// Built documents are prerendered; the development server's are empty.
if (root.firstElementChild)
  for (const place of root.querySelectorAll<HTMLElement>('[data-island]')) void wake(place);
else if (import.meta.env.DEV) {
  const { pageAt } = await import('./pages.ts');
  const Page = await pageAt(location.pathname).load();
  createRoot(root).render(<Page />);
}

async function wake(place: HTMLElement) {
  const name = place.dataset['island'] as IslandName;
  const { default: Content } = await islands[name]();
  hydrateRoot(place, <Content />, { identifierPrefix: name });
}
