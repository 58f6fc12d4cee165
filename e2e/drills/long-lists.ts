// Made-up lists for the scroll drill, in the contract's shapes.
import type { ActiveStudent, Conversation, InitiativeCard, Message, Notification } from '@questline/contract';

const many = <Item>(count: number, item: (n: number) => Item) =>
  Array.from({ length: count }, (_, n) => item(n));
const idOf = (kind: number, n: number) => `0198c0de-7a1${kind}-7000-8000-${String(n).padStart(12, '0')}`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const words =
  'Thank you for the photos from the market, they look great. Could you add two lines about the bakery? ';
/** One to four sentences, so that heights differ. */
const text = (n: number) => words.repeat(1 + (n % 4)).trim();

export const conversations = (count: number): Conversation[] =>
  many(count, (n) => ({
    id: idOf(1, n),
    other: { id: idOf(2, n), user_type: 'company', name: `Company number ${n}`, picture_url: null },
    initiative: { id: idOf(3, n), name: `Neighborhood survey ${n}` },
    application_status: 'accepted',
    last_message: {
      id: idOf(4, n),
      preview: text(n),
      mine: n % 3 === 0,
      author: null,
      read: true,
      created_at: minutesAgo(n * 37),
    },
    unread: n % 5 === 0 ? 2 : 0,
    closed: false,
    can: { reply: true, close: true, reopen: false, block: true },
    wait: null,
    back_on: null,
  }));

export const messages = ({ id, other }: Conversation, count: number): Message[] =>
  many(count, (n) => ({
    id: idOf(5, count - n),
    conversation_id: id,
    client_id: idOf(6, n),
    sender_id: n % 2 ? other.id : idOf(7, 0),
    author: null,
    subject: null,
    content: text(n),
    mine: n % 2 === 0,
    read: true,
    created_at: minutesAgo(n * 29),
  }));

export const initiatives = (count: number): InitiativeCard[] =>
  many(count, (n) => ({
    id: idOf(3, n),
    name: `Neighborhood survey ${n}`,
    description: text(n),
    commission: n % 2 ? '$50' : null,
    reward: null,
    tags: ['Marketing', 'Design'],
    weekly_hours: 4,
    total_hours: 20,
    banner_url: null,
    quick_win: n % 3 === 0,
    intake: { places: null, places_left: null, apply_by: null, starts_on: null, closed: null },
    created_at: minutesAgo(n * 300),
    company: {
      id: idOf(2, n),
      company_name: `Company number ${n}`,
      industry: ['Food & Beverage'],
      logo_url: null,
      answers_in_minutes: 90,
    },
    best_fit: n % 7 === 0,
    fit: { tags: ['Marketing'], industry: [], skills: ['Writing'], hours: 4, hours_promised: 0 },
    bookmarked: false,
    paused: false,
    application: null,
    can: { open: true, bookmark: true },
  }));

export const notifications = (count: number): Notification[] =>
  many(count, (n) => ({
    id: idOf(8, n),
    kind: 'submission_approved',
    text: `Company number ${n} approved “Ask ten people in your street”`,
    path: '/active',
    count: 1,
    read: true,
    created_at: minutesAgo(n * 60),
  }));

export const activeStudents = (count: number): ActiveStudent[] =>
  many(count, (n) => ({
    application_id: idOf(9, n),
    student: { id: idOf(2, n), full_name: `Student number ${n}`, photo_url: null },
    initiative: { id: idOf(3, n), name: 'Neighborhood survey' },
    status: 'in_progress',
    accepted_at: minutesAgo(90_000),
    last_submitted_at: minutesAgo(n * 60),
    last_active_at: minutesAgo(n * 60),
    tasks: { approved: 2, total: 4, percent: 50 },
    reviews_pending: n % 2,
    waiting_since: n % 2 ? minutesAgo(n * 60) : null,
    needs_revision: false,
    back_on: null,
    engagement: { word: 'on_track', score: 72, progress: 0.5, recency: 1, approval: 0.85 },
    can: { end: true, write_closing_words: false },
  }));
