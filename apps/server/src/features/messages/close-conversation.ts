import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getConversation, setClosed } from './messages.queries.ts';
import { canClose, isClosed } from './messages.rules.ts';
import { viewConversation } from './messages.view.ts';

/** Closes or reopens a student's conversation. Repeating the request returns the same answer. */
export const closeConversation = (db: Db, student: SignedIn, id: string, closed: boolean) =>
  db.tx(async (tx) => {
    const conversation = await tx.one(getConversation.student(id, student.personId));
    const can = canClose('student', conversation);
    if (!closed && isClosed(conversation) && !can.reopen) throw new Refusal('conversation_closed');
    if (closed ? can.close : can.reopen) {
      await tx.run(setClosed(id, closed));
      await tx.run(recordEvent(closed ? 'conversation.closed' : 'conversation.reopened', id, student.id));
    }
    // A student needs no names of teammates.
    const shown = { names: new Map<string, string>(), now: new Date() };
    return viewConversation(await tx.one(getConversation.student(id, student.personId)), student, shown);
  });
