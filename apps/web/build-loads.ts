// What each page loads first, and in which files the build put it.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Chunk, Load } from './build-types.ts';
import { type AppPath, notFoundFiles, pageFiles } from './src/app/page-files.ts';

const source = (...names: string[]) => names.map((name) => join(import.meta.dirname, 'src', name));
const entryModules = source('app/main.tsx');

/** Every page of the app waits for its entry, and visitors have nothing cached, so bytes count more there. */
export const entryLoad: Load = { modules: entryModules, weight: 15, limit: 123_000 };
/** What every page of the app loads after its content is there. */
export const laterModules = source('app/offline/offline.ts', 'features/submissions/work/queue/kept-files.ts');
const laterInApp: Load = { modules: [...entryModules, ...laterModules], weight: 3 };
/** The pages that people open most. */
const busiest: AppPath[] = ['/incentives', '/feed', '/inbox', '/company-inbox'];
/** The pages with the most code of their own. Where a page is close to its budget, bytes count more. */
const largest: Partial<Record<string, number>> = {
  '/settings': 11,
  // It only leads to another page.
  '/notification/:id': 0.3,
  '/company/verification': 4,
  '/edit-initiative/:id': 14,
  '/initiative/:id': 4,
  '/initiative-tasks/:id': 4,
};
/** The modules of each page of the app, besides those of the entry. */
export const appPages = Object.entries({ ...pageFiles, notFound: notFoundFiles }).map(([path, names]) => ({
  path,
  modules: source(...names),
}));
const appLoads = appPages.map(({ path, modules }) => ({
  modules: [...entryModules, ...modules],
  weight: largest[path] ?? (busiest.some((it) => it === path) ? 3 : 1),
  // An estimate is about 5% more than what bin/budget.ts measures.
  limit: 226_000,
}));

/** A public page's islands are marked in its HTML. */
export function publicLoad(html: string): Load {
  const islands = [...html.matchAll(/data-island="([\w-]+)"/g)].map(
    ([, name]) => `public/islands/${name}.tsx`,
  );
  return { modules: source('public/main.ts', 'public/hydrate.tsx', ...islands), weight: 45 };
}

/** What public pages load later. Without it here, a dialog could end up in a file with half of the app. */
const laterOnPublicPages: Load = {
  modules: source(
    'public/main.ts',
    'public/hydrate.tsx',
    'public/render-toast.tsx',
    'features/initiatives/featured/featured-carousel.tsx',
    'features/waitlist/pilot-dialog.tsx',
  ),
  weight: 4,
};

/** What someone may need on a sign-in page after it has loaded. */
export const laterSignInModules = source('features/session/sign-up-form.tsx', 'public/render-toast.tsx');
const laterOnSignInPages: Load = {
  modules: source(
    'public/main.ts',
    'public/hydrate.tsx',
    'public/islands/sign-in.tsx',
    'features/session/sign-up-form.tsx',
  ),
  weight: 0.3,
  limit: 140_000,
};

/** What companies load when they review. It shares much with the student's workspace, which they don't need. */
const review: Load = {
  modules: source('app/main.tsx', 'features/submissions/review/review-workspace.tsx'),
  // Pages come first.
  weight: 0.5,
};

/** What the editor loads when someone saves. */
const initiativeSchemas: Load = {
  modules: source('app/main.tsx', '../../../packages/contract/src/endpoints/initiatives-own.ts'),
  weight: 0.5,
};

/** What the bell loads on every page. */
const bell: Load = { modules: source('app/main.tsx', 'app/shell/bell-panel.tsx'), weight: 2 };

const deskScreens = globSync('desk/**/*-screen.tsx', { cwd: join(import.meta.dirname, 'src') }).toSorted();
/** The desk before signing in, and each of its screens. */
export const deskLoads: Load[] = [
  { modules: source('desk/main.tsx'), weight: 3 },
  ...deskScreens.map((screen) => ({ modules: source('desk/main.tsx', screen), weight: 1 })),
];

/** Several pages load the same. */
export function differentLoads(publicPages: string[]): Load[] {
  const loads = [
    entryLoad,
    ...publicPages.map(publicLoad),
    laterOnPublicPages,
    laterOnSignInPages,
    review,
    initiativeSchemas,
    bell,
    laterInApp,
    ...appLoads,
  ];
  return [...new Map(loads.map((load) => [load.modules.join(), load])).values()];
}

type Files = Map<string, Chunk>;

export const filesByModule = (chunks: Chunk[]): Files =>
  new Map(chunks.flatMap((chunk) => [chunk.fileName, ...chunk.moduleIds].map((id) => [id, chunk] as const)));

/** The names of the files that contain these modules and everything they import. */
export function scriptsOf(modules: string[], files: Files): string[] {
  const found = new Set<string>();
  const add = (id: string) => {
    const chunk = files.get(id);
    if (!chunk) throw new Error(`${id} isn't in the build`);
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    chunk.imports.forEach(add);
  };
  modules.forEach(add);
  return [...found];
}
