// Draws every public document for the build. Runs in Node; what it reaches must not touch the browser.
import { renderToString } from 'react-dom/server';
import { notFound, publicPages, type PublicPage } from './pages.ts';

export type PublicDocument = { page: PublicPage; html: string };

export const documents = (): Promise<PublicDocument[]> =>
  Promise.all(
    [...publicPages, notFound].map(async (page) => {
      const Page = await page.load();
      return { page, html: renderToString(<Page />) };
    }),
  );
