// What the seed's data files say. Numbers named `…Ago`, `joined`, `sent` and the like are days before now.
import type {
  ExperienceLevel,
  Grade,
  IndustryTag,
  InitiativeTag,
  Motivation,
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
  /** One line for the list of seeded accounts; only some are worth listing. */
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
  /** The account was deleted: its name is gone, its history is not. */
  deletedAgo?: number;
};

export type Company = {
  slug: string;
  /** Null while it has not named itself. */
  name: string | null;
  /** What people call it meanwhile. */
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
  weeklyHours: number;
  totalHours: number;
  created: number;
  /** Edited since; students with open work were told. */
  changedAgo?: number;
  inactive?: true;
  deletedAgo?: number;
  chain?: number;
  video?: string;
  tasks: Task[];
};

export type Work = {
  /** The task's place, from 1. */
  task: number;
  sent: number;
  text?: string;
  link?: string;
  /** A name of data/sample-files.ts. */
  file?: string;
  /** Each step of the review: a status, when, and what the company wrote. */
  reviews?: [status: Exclude<SubmissionStatus, 'pending'>, ago: number, feedback?: string][];
  /** The mail about the review came back. */
  mailRefused?: true;
};

export type Application = {
  student: string;
  /** company/initiative, by their slugs. */
  to: string;
  sent: number;
  note?: string;
  accepted?: [ago: number, line?: string];
  rejected?: [ago: number, line?: string];
  withdrawn?: number;
  /** A withdrawn one, sent again. */
  sentAgain?: number;
  ended?: [ago: number, by: 'student' | 'company'];
  work?: Work[];
};

export type Conversation = {
  student: string;
  company: string;
  initiative?: string;
  subject?: string;
  /** Who wrote, when, what. */
  messages: [from: 'student' | 'company', ago: number, text: string][];
  /** Who has not opened the newest messages of the other side yet. */
  unreadBy?: 'student' | 'company';
};
