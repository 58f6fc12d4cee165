import { createLink } from '@tanstack/react-router';
import { MenuLink } from '../../ui/menu.tsx';

export const RouterMenuLink = createLink(MenuLink);
