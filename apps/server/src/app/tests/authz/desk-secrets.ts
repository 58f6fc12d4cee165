// What operators sign in and confirm with: challenges, passkeys, a recovery code and a set-up link.
import { createAuthenticator } from '../../../features/desk/authenticator.fixture.ts';
import { hashRecoveryCode } from '../../../features/desk/recovery-codes.ts';
import { hashSecret, newSecret } from '../../../platform/auth/secrets.ts';
import type { createTestApp } from '../create-test-app.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** `cookie` is that of the operator's session. */
export async function createDeskSecrets(app: TestApp, operator: string, cookie: string) {
  const origin = app.settings.ORIGIN;
  const expires_at = new Date(Date.now() + 3_600_000);
  const challenge = async (operator_id: string, purpose: 'sign-in' | 'add-passkey' | 'confirm') => {
    const secret = newSecret();
    await app.insert('operator_challenges', {
      operator_id,
      purpose,
      challenge_hash: hashSecret(secret),
      expires_at,
    });
    return secret;
  };
  const post = (path: string, body: object) =>
    fetch(`${app.origin}/api/desk/${path}`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  const known = createAuthenticator({ origin });
  const added = await post('passkeys', known.create({ challenge: await challenge(operator, 'add-passkey') }));
  if (!added.ok) throw new Error(await added.text());
  const [recoveryCode, setUpToken] = ['ABCD-EFGH-JKMN-PQRS', newSecret()];
  await app.insert('operator_recovery_codes', {
    operator_id: operator,
    code_hash: hashRecoveryCode(recoveryCode),
  });
  const newcomer = await app.insert('operators', {
    email: 'nell@desk.example',
    name: 'Nell',
    role: 'operator',
    setup_hash: hashSecret(setUpToken),
    setup_expires_at: expires_at,
  });
  const challenges = {
    'sign-in': await challenge(operator, 'sign-in'),
    'add-passkey': await challenge(operator, 'add-passkey'),
    confirm: await challenge(operator, 'confirm'),
    'set-up': await challenge(newcomer, 'add-passkey'),
  };
  return {
    challenges,
    recoveryCode,
    setUpToken,
    usePasskey: (what: 'sign-in' | 'confirm') => known.use({ challenge: challenges[what] }),
    createPasskey: (what: 'add-passkey' | 'set-up') =>
      createAuthenticator({ origin }).create({ challenge: challenges[what] }),
  };
}
