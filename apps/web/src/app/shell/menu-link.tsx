import { createLink } from '@tanstack/react-router';
import { MenuLink } from '../../ui/overlays/menu.tsx';

export const RouterMenuLink = createLink(MenuLink);
