// Renders every public page for the build. Runs in Node, so nothing it imports may touch the browser.
import { renderToString } from 'react-dom/server';
import { IslandDrawing } from './island.tsx';
import { PagePath } from './page-path.ts';
import { notFound, offline, publicPages, type PublicPage } from './pages.ts';

export { socialProfiles } from './frame/social-profiles.tsx';

type PublicDocument = { page: PublicPage; html: string };

export const documents = (): Promise<PublicDocument[]> =>
  Promise.all(
    [...publicPages, notFound, offline].map(async (page) => {
      const Page = await page.load();
      return {
        page,
        html: renderToString(
          <IslandDrawing
            value={(name, element) =>
              renderToString(<PagePath value={page.path ?? ''}>{element}</PagePath>, {
                identifierPrefix: name,
              })
            }
          >
            <Page />
          </IslandDrawing>,
        ),
      };
    }),
  );
