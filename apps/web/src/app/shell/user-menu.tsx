import { Award, Bookmark, LogOut, Settings, UserRound } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { signOut } from '../sign-out.ts';
import { RouterMenuLink } from './menu-link.tsx';
import { useAccount } from './use-account.ts';

export function UserMenu() {
  const account = useAccount();
  if (!account) return null;
  const { id, name, type, user } = account;
  return (
    <Menu
      trigger={
        <button type="button" className="grid rounded-full">
          <Avatar id={id} name={name} src={user?.photo_url} />
          <span className="sr-only">Account of {name}</span>
        </button>
      }
    >
      <MenuLabel>{user?.email ?? name}</MenuLabel>
      {type === 'company' ? (
        <RouterMenuLink to="/company/profile" icon={<UserRound />}>
          My Profile
        </RouterMenuLink>
      ) : (
        <>
          <RouterMenuLink to="/profile/$userId" params={{ userId: id }} icon={<UserRound />}>
            My Profile
          </RouterMenuLink>
          <RouterMenuLink to="/record" icon={<Award />}>
            My record
          </RouterMenuLink>
          <RouterMenuLink to="/incentives" search={{ saved: 'true' }} icon={<Bookmark />}>
            Saved
          </RouterMenuLink>
        </>
      )}
      <RouterMenuLink to="/settings" icon={<Settings />}>
        Settings
      </RouterMenuLink>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => void signOut()}>
        Log out
      </MenuItem>
    </Menu>
  );
}
