import { landings, productName } from '@questline/contract/plain';
import { ButtonLink } from '../../ui/button.tsx';
import { usePagePath } from '../page-path.ts';
import { useSignedIn } from './use-signed-in.ts';

/** Links to sign in and sign up, or to the app for people who are signed in. On phones, two of them are in the
 *  menu. */
export function SignInLinks() {
  const type = useSignedIn();
  const path = usePagePath();
  if (type)
    return (
      <nav aria-label="Account">
        <ButtonLink href={landings[type].otherwise}>Open {productName}</ButtonLink>
      </nav>
    );
  return (
    <nav aria-label="Account" className="flex items-center gap-3">
      <ButtonLink variant="quiet" href="/student/auth" className="whitespace-nowrap max-md:px-0">
        Sign in
      </ButtonLink>
      {path !== '/company/inquiry' && (
        <ButtonLink variant="secondary" href="/company/inquiry" className="max-md:hidden">
          For Companies
        </ButtonLink>
      )}
      {path !== '/coming-soon' && (
        <ButtonLink href="/coming-soon" className="max-md:hidden">
          Student Sign Up
        </ButtonLink>
      )}
    </nav>
  );
}
