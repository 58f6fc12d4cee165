// Creates an account through the API. Each sign-up comes from its own network, because all journeys together are more
// people than one network may sign up within an hour.
import type { Api, Answer, Request } from '@questline/contract';
import { password } from './people.ts';

type Data = Request<Api['POST /api/users']>['body']['data'];

export async function signUpByApi(email: string, data: Data): Promise<Answer<Api['POST /api/users']>> {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  const response = await fetch(`${process.env['JOURNEY_ORIGIN']}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${a}.${b}.${c}` },
    body: JSON.stringify({ email, password, data }),
  });
  if (response.status !== 201) throw new Error(`${email} was refused with ${response.status}`);
  return response.json() as Promise<Answer<Api['POST /api/users']>>;
}
