// Types of the seed data. Numbers named `…Ago`, `joined`, `sent` and the like are days before now.
import type {
  ExperienceLevel,
  Grade,
  IndustryTag,
  InitiativeTag,
  Motivation,
  Reward,
  Skill,
  SubmissionStatus,
  SubmissionType,
} from '@questline/contract/plain';

export type Student = {
  slug: string;
  name: string;
  joined: number;
  /** Notifications older than this have been read. */
  lastSeen: number;
  /** One line for the list of seeded accounts; only notable accounts have one. */
  state?: string;
  username?: string;
  school?: string;
  grade?: Grade;
  skills?: Skill[];
  level?: ExperienceLevel;
  hours?: number;
  motivations?: Motivation[];
  interests?: InitiativeTag[];
  companyInterests?: IndustryTag[];
  instagram?: string;
  linkedin?: string;
  photo?: true;
  unverified?: true;
  /** The account was deleted: the name is gone, the history stays. */
  deletedAgo?: number;
};

export type Company = {
  slug: string;
  /** Null until the company enters a name. */
  name: string | null;
  /** Shown in the list of seeded accounts while there is no name. */
  called?: string;
  contact: string;
  email: string;
  joined: number;
  lastSeen: number;
  state?: string;
  website?: string;
  mission?: string;
  description?: string;
  industry?: IndustryTag[];
  instagram?: string;
  video?: string;
};

export type Task = {
  title: string;
  instructions: string;
  minutes: number;
  kinds?: SubmissionType[];
  resources?: { title: string; url: string }[];
  /** What good looks like. */
  criteria?: string[];
  retiredAgo?: number;
};

export type Initiative = {
  slug: string;
  name: string;
  description: string;
  tags: InitiativeTag[];
  overview: string;
  requirements: string;
  benefits: string;
  goals: string;
  commission?: string;
  reward?: Reward;
  places?: number;
  /** In this many days. */
  applyIn?: number;
  startsIn?: number;
  weeklyHours: number;
  totalHours: number;
  created: number;
  /** Edited since then; students with open work were notified. */
  changedAgo?: number;
  inactive?: true;
  deletedAgo?: number;
  chain?: number;
  video?: string;
  tasks: Task[];
};

export type Work = {
  /** The task's position, from 1. */
  task: number;
  sent: number;
  text?: string;
  link?: string;
  /** A name from data/sample-files.ts. */
  file?: string;
  /** Each review step: status, when, the company's feedback, and the teammate if it wasn't the founder. */
  reviews?: [status: Exclude<SubmissionStatus, 'pending'>, ago: number, feedback?: string, by?: string][];
  /** The email about the review bounced. */
  emailBounced?: true;
};

export type Application = {
  student: string;
  /** company/initiative, by their slugs. */
  to: string;
  sent: number;
  note?: string;
  accepted?: [ago: number, note?: string];
  rejected?: [ago: number, note?: string];
  withdrawn?: number;
  /** Withdrawn, then sent again. */
  sentAgain?: number;
  ended?: [ago: number, by: 'student' | 'company'];
  /** Closed after 21 days, because the company didn't answer. */
  unanswered?: true;
  work?: Work[];
};

export type Conversation = {
  student: string;
  company: string;
  initiative?: string;
  subject?: string;
  /** Sender, when, text, and the teammate if it wasn't the founder. */
  messages: [from: 'student' | 'company', ago: number, text: string, by?: string][];
  /** The side that hasn't read the newest messages yet. */
  unreadBy?: 'student' | 'company';
};
