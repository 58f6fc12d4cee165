// The design system's links, typed by the router: wrong paths don't compile. Links for menus and navigation are in
// separate files, so that a page with a button doesn't load a menu.
import { createLink } from '@tanstack/react-router';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';

export const RouterBrand = createLink(Brand);
export const RouterBackLink = createLink(BackLink);
export const RouterButtonLink = createLink(ButtonLink);
