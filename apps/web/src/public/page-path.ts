import { createContext, useContext } from 'react';

/** Set while prerendering, where there is no location. */
export const PagePath = createContext<string | undefined>(undefined);

/** The path of this page, so that the header leaves out links to the page it's on. */
export const usePagePath = () => useContext(PagePath) ?? location.pathname.replace(/\/$/, '');
