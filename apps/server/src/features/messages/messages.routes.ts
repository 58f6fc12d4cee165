// Routes for conversations, messages and contacts.
import { limits, type messages } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { viewPage } from '../../platform/database/page.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  findContactsEnd,
  getContact,
  isVerified,
  listContactsOfCompany,
  listContactsOfStudent,
} from './messages.contacts.queries.ts';
import {
  conversationsPerPage,
  findConversation,
  getConversation,
  getOwnInitiative,
  getParties,
  listConversationsOfCompany,
  listConversationsOfStudent,
} from './messages.queries.ts';
import { getMessage, listMessages } from './messages.thread.queries.ts';
import { countUnread } from './messages.unread.queries.ts';
import { canOpen, isClosed, waitOf } from './messages.rules.ts';
import type { MessagesDeps } from './messages.deps.ts';
import {
  authorsOf,
  lastAuthorsOf,
  viewAbout,
  viewContact,
  viewConversation,
  viewMessage,
  viewOther,
} from './messages.view.ts';
import { closeConversation } from './close-conversation.ts';
import { markConversationRead } from './mark-conversation-read.ts';
import { partiesOf, sendMessage } from './send-message.ts';

export const messagesRoutes = ({ namesOf }: MessagesDeps): Handlers<typeof messages> => ({
  'GET /api/conversations': async ({ db, actor, input }) => {
    const { before, initiative_id: initiativeId, application_status: applicationStatus } = input.query;
    const unread = input.query.unread !== undefined;
    const rows = await conversations(db, actor, { before, unread, initiativeId, applicationStatus });
    const shown = { names: await namesOf(db, actor, lastAuthorsOf(rows, actor)), now: new Date() };
    return {
      items: rows.map((row) => viewConversation(row, actor, shown)),
      next: rows.length === conversationsPerPage ? rows.at(-1)!.last_message_id : null,
    };
  },

  'GET /api/conversations/unread': ({ db, actor }) => db.one(countUnread[actor.kind](actor.personId)),

  'GET /api/conversations/with': async ({ db, actor, input }) => {
    const { user_id, initiative_id = null } = input.query;
    const parties = partiesOf(actor, { user_id, initiative_id });
    const [contact, conversation] = await Promise.all([
      db.one(getContact[actor.kind](parties)),
      db.maybe(findConversation(parties)),
    ]);
    const pair = { ...contact, initiative_id };
    const allowed = conversation ? !isClosed({ ...pair, ...conversation }) : canOpen(actor.kind, pair);
    return {
      other: viewOther({ ...parties, ...contact }, actor),
      initiative: viewAbout(initiative_id, contact.initiative_name),
      conversation_id: conversation?.id ?? null,
      can: { write: allowed && contact.email_verified },
      wait: waitOf(actor.kind, contact, new Date()),
    };
  },

  'GET /api/conversations/:id': async ({ db, actor, input }) => {
    const row = await db.one(getConversation[actor.kind](input.params.id, actor.personId));
    const names = await namesOf(db, actor, lastAuthorsOf([row], actor));
    return viewConversation(row, actor, { names, now: new Date() });
  },

  'GET /api/conversations/:id/messages': async ({ db, actor, input }) => {
    const { id } = input.params;
    const [[parties], rows] = await db.all(
      getParties[actor.kind](id, actor.personId),
      listMessages(id, input.query),
    );
    if (!parties) throw new Refusal('not_found');
    const names = await namesOf(db, actor, authorsOf(rows, parties));
    return viewPage(rows, input.query, (row) => viewMessage(row, parties, actor, names));
  },

  'PUT /api/conversations/:id/read': ({ db, actor, input }) =>
    markConversationRead(db, actor, input.params.id, input.body.message_id),

  'PUT /api/conversations/:id/closed': ({ db, actor, input }) =>
    closeConversation(db, actor, input.params.id, input.body.closed),

  'GET /api/messages/:id': async ({ db, actor, input }) => {
    const row = await db.one(getMessage(input.params.id));
    const parties = await db.one(getParties[actor.kind](row.conversation_id, actor.personId));
    return viewMessage(row, parties, actor, await namesOf(db, actor, authorsOf([row], parties)));
  },

  'POST /api/messages': ({ db, actor, input }) => sendMessage(db, actor, input.body),

  'GET /api/contacts': async ({ db, actor, input }) => {
    const { before, q } = input.query;
    const wanted = { before, words: q.split(/\s+/).filter(Boolean) };
    const list = actor.kind === 'company' ? listContactsOfCompany : listContactsOfStudent;
    const [rows, end, asker] = await Promise.all([
      db.many(list(actor.id, wanted)),
      db.maybe(findContactsEnd(actor.kind, actor.id, wanted)),
      db.one(isVerified()),
    ]);
    const { items, next } = viewPage(rows, { limit: limits.pageSize }, (row) => viewContact(row, actor));
    return { items, next: next ?? end?.id ?? null, can: { write: asker.email_verified } };
  },
});

type Filter = Parameters<typeof listConversationsOfCompany>[1] & { unread: boolean };

async function conversations(db: Db, actor: SignedIn, filter: Filter) {
  if (actor.kind === 'company') {
    if (filter.initiativeId) await db.one(getOwnInitiative(actor.id, filter.initiativeId));
    return db.many(listConversationsOfCompany(actor, filter));
  }
  const { before, unread, initiativeId, applicationStatus } = filter;
  if (initiativeId ?? applicationStatus)
    throw new Refusal('invalid_input', { fields: { query: 'students can filter only by unread' } });
  return db.many(listConversationsOfStudent(actor.id, { before, unread }));
}
