// The design system's links, known to the router: wrong paths do not compile.
import { createLink } from '@tanstack/react-router';
import { BottomBarLink } from '../../ui/bottom-bar.tsx';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MenuLink } from '../../ui/menu.tsx';
import { SidebarLink } from '../../ui/sidebar.tsx';

export const RouterBottomBarLink = createLink(BottomBarLink);
export const RouterBrand = createLink(Brand);
export const RouterButtonLink = createLink(ButtonLink);
export const RouterMenuLink = createLink(MenuLink);
export const RouterSidebarLink = createLink(SidebarLink);
