import type { UserType } from '@questline/contract/plain';

const link = 'underline underline-offset-3 hover:text-ink';

export const SmallPrint = ({ type }: { type: UserType }) => (
  <p className="text-sm text-ink-soft">
    {type === 'student' && 'You must be 13 or older. '}
    By creating an account, you agree to our{' '}
    <a href="/terms" className={link}>
      terms
    </a>{' '}
    and{' '}
    <a href="/privacy" className={link}>
      privacy policy
    </a>
    .
  </p>
);
