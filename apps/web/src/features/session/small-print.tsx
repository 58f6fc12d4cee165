const link = 'underline underline-offset-3 hover:text-ink';

/** Without the minimum age: sign-up asks when someone was born and gives no hint about the limit. */
export const SmallPrint = () => (
  <p className="text-sm text-ink-soft">
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
