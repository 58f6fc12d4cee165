// The design system's links, known to the router: wrong paths do not compile. Those of menus and navigation stand
// apart, so that a page with a button does not bring a menu along.
import { createLink } from '@tanstack/react-router';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export const RouterBrand = createLink(Brand);
export const RouterButtonLink = createLink(ButtonLink);
