// Renders what visitors see first on the sign-in pages, for the build. Runs in Node, so nothing it imports may touch the
// browser. The server puts it into the document of a visitor without a session.
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { AuthLayout } from '../features/session/auth-layout.tsx';
import { SignInFields } from '../features/session/sign-in-fields.tsx';

/** Only so that the links have one. */
const routerAt = (path: string) =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
  });

/** Without a script, a form with this method sends nothing. The password would end up in the address otherwise. */
const sendsNothing = { method: 'dialog' } as const;

const views = (['student', 'company'] as const).map((type) => {
  const path = `/${type}/auth`;
  const view = (
    <RouterContextProvider router={routerAt(path)}>
      <AuthLayout type={type} mode="sign-in">
        <SignInFields {...sendsNothing} propsOf={(name) => ({ name })} />
      </AuthLayout>
    </RouterContextProvider>
  );
  return [path, renderToStaticMarkup(view)] as const;
});

/** By path. */
export const firstViews: Record<string, string> = Object.fromEntries(views);
