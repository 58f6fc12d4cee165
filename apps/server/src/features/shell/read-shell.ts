// Loads what every page shows around its content: a few bounded index reads in one round trip, and one more for a student
// with an unread acceptance.
import type { ShellParts } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getVerification } from '../companies/companies.public.ts';
import { viewYourTurn, yourTurnQueries } from '../home/home.public.ts';
import { countUnreadMessages } from '../messages/messages.public.ts';
import {
  countUnreadNotifications,
  listNotifications,
  viewAcceptances,
} from '../notifications/notifications.public.ts';
import { getOwn, viewWelcomeQuest } from '../students/students.public.ts';

export function readShell(db: Db, actor: SignedIn): Promise<ShellParts> {
  return actor.kind === 'student' ? readForStudent(db, actor) : readForCompany(db, actor);
}

async function readForStudent(db: Db, actor: SignedIn): Promise<ShellParts> {
  const { id } = actor;
  const [messages, unread, latest, [own]] = await db.all(
    countUnreadMessages.student(id),
    countUnreadNotifications(id),
    listNotifications(id),
    getOwn(id),
  );
  // An access token outlives a deleted account by a few minutes.
  if (!own) throw new Refusal('not_signed_in');
  return {
    unread_messages: messages[0]!,
    unread_notifications: unread[0]!,
    acceptances: await viewAcceptances(db, latest, actor),
    paused: own.paused,
    verification: null,
    your_turn: null,
    welcome_quest: viewWelcomeQuest(own),
    time_zone: { time_zone: own.time_zone },
    break: { back_on: own.back_on },
  };
}

async function readForCompany(db: Db, actor: SignedIn): Promise<ShellParts> {
  const [messages, unread, [own], ...turn] = await db.all(
    countUnreadMessages.company(actor.personId),
    countUnreadNotifications(actor.personId),
    getVerification(actor.id),
    ...yourTurnQueries(actor),
  );
  if (!own) throw new Refusal('not_signed_in');
  return {
    unread_messages: messages[0]!,
    unread_notifications: unread[0]!,
    acceptances: [],
    paused: null,
    verification: own.verification,
    your_turn: viewYourTurn(turn),
    welcome_quest: null,
    time_zone: null,
    break: null,
  };
}
