import { canOfPaid, type OwnReward } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { Refusal } from '../../platform/refusal.ts';
import { answer, getOfStudent, lockReward } from './rewards.queries.ts';
import { viewOwnReward } from './rewards.view.ts';

/** The student says whether a payment has arrived. The same answer again changes nothing. */
export const answerPayment = (
  db: Db,
  student: SignedIn,
  { id, received }: { id: string; received: boolean },
): Promise<OwnReward> =>
  db.tx(async (tx) => {
    const { state } = await tx.one(lockReward(id));
    const said = received ? 'received' : 'missing';
    if (state !== said) {
      const can = canOfPaid(state);
      if (!(received ? can.confirm : can.deny)) throw new Refusal('conflict', { state });
      await tx.run(answer(id, said));
      await tx.run(recordEvent(received ? 'reward.received' : 'reward.missed', id, student.id));
    }
    return viewOwnReward(await tx.one(getOfStudent(id)));
  });
