import { errors, passwordTooShort } from '@questline/contract';
import { Refusal } from '../../../platform/refusal.ts';
import { commonPasswords } from './common-passwords.ts';
import { isTooEasy } from '../session.rules.ts';

type Person = { email: string; full_name: string | null; company_name?: string | null | undefined };

/** Refuses a new password that is too short for this deployment or too easy to guess. */
export function checkPassword(password: string, person: Person, passwordMin: number): void {
  if (password.length < passwordMin)
    throw new Refusal('invalid_input', { fields: { 'body.password': passwordTooShort(passwordMin) } });
  const aboutOneself = [person.email, person.full_name ?? '', person.company_name ?? ''];
  if (isTooEasy(password, aboutOneself, commonPasswords))
    throw new Refusal('password_too_easy', { fields: { 'body.password': errors.password_too_easy.text } });
}
