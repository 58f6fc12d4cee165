// Dangerous actions need a recent passkey. Asks for it only if the server does.
import { ApiError } from '@questline/contract/client';
import { signWithPasskey } from './browser-passkeys.ts';
import { deskApi } from './desk-queries.ts';

export async function withPasskey<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'confirmation_needed') throw error;
  }
  await confirmNow();
  return act();
}

/** Always asks, for what needs the passkey again. */
export async function confirmNow() {
  const options = await deskApi('POST /api/desk/confirmation/options');
  await deskApi('POST /api/desk/confirmation', { body: await signWithPasskey(options) });
}
