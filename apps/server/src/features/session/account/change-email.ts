import type { Input, sessionEmail } from '@questline/contract';
import { anonymous } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SessionDeps } from '../session.deps.ts';
import { confirmCorrection, stopCorrection } from './email-correction.queries.ts';
import { purposes } from './email-correction.ts';

type Step = Input<(typeof sessionEmail)['POST /api/session/email-change']>['body'];
type Deps = Pick<SessionDeps, 'authDatabase' | 'links'>;

/** The link is enough: the person may have lost the password together with the old address, and an operator has seen a
 *  proof. keeper.confirm_correction and keeper.stop_correction decide whether it still counts. */
export async function changeEmail({ authDatabase, links }: Deps, { token, step }: Step) {
  const link = links.read(purposes[step], token, new Date());
  if (!link) throw new Refusal('link_expired');
  const change = step === 'confirm' ? confirmCorrection(link.subject) : stopCorrection(link.subject);
  await authDatabase.as(anonymous).run(change);
}
