// Renders what visitors see first on the sign-in pages, for the build. Runs in Node, so nothing it imports may touch the
// browser. The server puts it into the document of a visitor without a session, and its title and description, too.
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { AuthLayout } from '../features/session/auth-layout.tsx';
import { pageWords } from '../features/session/auth-words.ts';
import { SignInFields } from '../features/session/sign-in-fields.tsx';
import { titleOf } from '../lib/page-title.ts';

/** Only so that the links have one. */
const routerAt = (path: string) =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
  });

/** Without a script, a form with this method sends nothing. The password would end up in the address otherwise. */
const sendsNothing = { method: 'dialog' } as const;

/** For search engines and link previews. */
const descriptions = {
  student: 'Sign in to find initiatives, do your tasks and see what companies say about your work.',
  company: 'Sign in to decide on applications, review work and write to your students.',
};

/** A tap before the app is there would be lost. */
const withDisabledButtons = (html: string) => html.replaceAll('<button ', '<button disabled ');

export const firstViews = (['student', 'company'] as const).map((type) => {
  const path = `/${type}/auth`;
  const view = (
    <RouterContextProvider router={routerAt(path)}>
      <AuthLayout type={type} mode="sign-in">
        <SignInFields {...sendsNothing} propsOf={(name) => ({ name })} />
      </AuthLayout>
    </RouterContextProvider>
  );
  return {
    path,
    title: titleOf(pageWords[type]['sign-in'].title),
    description: descriptions[type],
    html: withDisabledButtons(renderToStaticMarkup(view)),
  };
});
