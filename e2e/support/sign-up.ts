// Creates an account through the API.
import type { Api, Answer, Request } from '@questline/contract';
import { password } from './people.ts';
import { randomNetwork } from './random.ts';

type Data = Request<Api['POST /api/users']>['body']['data'];

export async function signUpByApi(email: string, data: Data): Promise<Answer<Api['POST /api/users']>> {
  const response = await fetch(`${process.env['JOURNEY_ORIGIN']}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomNetwork() },
    body: JSON.stringify({ email, password, data }),
  });
  if (response.status !== 201) throw new Error(`${email} was refused with ${response.status}`);
  return response.json() as Promise<Answer<Api['POST /api/users']>>;
}
