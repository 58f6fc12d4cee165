// Built documents work without script, so it is loaded after the first paint. On a slow connection, text and fonts
// come first, and then everything the islands need, in parallel.
import './public.css';
import { loadChunk } from '../ui/lazy/load-chunk.ts';
import { islands, type IslandName } from './islands.ts';

const root = document.getElementById('root')!;
const places = [...root.querySelectorAll<HTMLElement>('[data-island]')];
const nameOf = (place: HTMLElement) => place.dataset['island'] as IslandName;

async function hydrateIslands() {
  const [{ start, hydrateIsland }, ...contents] = await Promise.all([
    loadChunk(() => import('./hydrate.tsx')),
    ...places.map((place) => loadChunk(islands[nameOf(place)])),
  ]);
  start();
  await Promise.all(places.map((place, i) => hydrateIsland(place, nameOf(place), contents[i]!.default)));
  window.early?.stop();
  window.early?.repeat?.();
}

/** Nothing interactive works in this case, so the message doesn't rely on React either. */
function showLoadError() {
  root.insertAdjacentHTML(
    'afterbegin',
    `<p role="alert" class="bg-ink px-5 py-3 text-paper">This page didn't load completely. <a href="" class="underline">Try again</a></p>`,
  );
  window.addEventListener('online', () => location.reload());
}

if (root.firstElementChild)
  requestAnimationFrame(() => setTimeout(() => void hydrateIslands().catch(showLoadError)));
else if (import.meta.env.DEV) {
  const [{ start, draw }, { pageAt }] = await Promise.all([import('./hydrate.tsx'), import('./pages.ts')]);
  start();
  draw(root, await pageAt(location.pathname).load());
}
