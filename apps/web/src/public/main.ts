// Built documents are whole without script. So it is fetched only after the first paint: on a slow line words and
// faces come first, and then everything that the page's islands need, at once.
import './public.css';
import { reloadOnMissingChunk } from '../lib/missing-chunk.ts';
import { islands, type IslandName } from './islands.ts';

reloadOnMissingChunk();
const root = document.getElementById('root')!;
const places = [...root.querySelectorAll<HTMLElement>('[data-island]')];
const nameOf = (place: HTMLElement) => place.dataset['island'] as IslandName;

// Whoever was quicker than the script is answered as soon as it is here.
let early: HTMLFormElement | undefined;
function keep(event: SubmitEvent) {
  event.preventDefault();
  early = event.target as HTMLFormElement;
}

async function comeAlive() {
  const [{ wake }, ...contents] = await Promise.all([
    import('./alive.tsx'),
    ...places.map((place) => islands[nameOf(place)]()),
  ]);
  await Promise.all(places.map((place, i) => wake(place, nameOf(place), contents[i]!.default)));
  root.removeEventListener('submit', keep);
  early?.requestSubmit();
}

if (root.firstElementChild) {
  root.addEventListener('submit', keep);
  requestAnimationFrame(() => setTimeout(() => void comeAlive()));
} else if (import.meta.env.DEV) {
  const [{ draw }, { pageAt }] = await Promise.all([import('./alive.tsx'), import('./pages.ts')]);
  draw(root, await pageAt(location.pathname).load());
}
