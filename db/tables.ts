// Written by `npm run db:types` from the migrated database; a test fails when it drifts.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export type Tables = {
  bookmarks: {
    id: Generated<string>;
    student_id: string;
    initiative_id: string;
  };
  company_answers: {
    company_id: string;
    minutes: number | null;
    due_at: Generated<string>;
  };
  company_onboarding_requirements: {
    company_id: string;
    total_initiatives_created: Generated<number>;
    onboarding_completed: GeneratedAlways<boolean>;
    created_quick_win: Generated<boolean>;
  };
  company_profiles: {
    id: string;
    user_type: Generated<'company'>;
    company_name: string | null;
    website: string | null;
    description: string | null;
    mission: string | null;
    industry: Generated<string[]>;
    banner_url: string | null;
    logo_url: string | null;
    video_url: string | null;
    instagram_handle: string | null;
    open_initiatives: Generated<number>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    email_verified: Generated<boolean>;
  };
  company_terms: {
    term: string;
    company_id: string;
  };
  conversations: {
    id: Generated<string>;
    student_id: string;
    company_id: string;
    initiative_id: string | null;
    last_message_id: Generated<string>;
    last_message_at: Generated<string>;
    last_sender_id: string | null;
    last_preview: Generated<string>;
    student_unread: Generated<number>;
    company_unread: Generated<number>;
    student_read_to: string | null;
    company_read_to: string | null;
    created_at: Generated<string>;
    application_status: Generated<'accepted' | 'completed' | 'ended' | 'rejected'>;
    closed_at: string | null;
  };
  events: {
    id: Generated<string>;
    name: string;
    subject_id: string;
    actor_id: string | null;
    created_at: Generated<string>;
    relayed_at: string | null;
  };
  feedback_snippets: {
    id: Generated<string>;
    company_id: string;
    client_id: Generated<string>;
    name: string;
    content: string;
    created_at: Generated<string>;
  };
  files: {
    id: Generated<string>;
    owner_id: string;
    company_id: string | null;
    purpose: 'photo' | 'logo' | 'banner' | 'submission';
    status: Generated<'pending' | 'ready' | 'refused'>;
    original_name: string;
    media_type: string;
    byte_size: ColumnType<string, number | string, number | string>;
    object_key: string;
    created_at: Generated<string>;
    uploaded_at: string | null;
    refusal: string | null;
    public_path: string | null;
    loose_since: string | null;
    lease: string | null;
    lease_until: string | null;
    lease_wanted: Generated<boolean>;
    removed_at: string | null;
  };
  inbox_messages: {
    id: Generated<string>;
    conversation_id: string;
    client_id: string;
    student_id: string;
    company_id: string;
    sender_id: string;
    subject: string | null;
    content: string;
    created_at: Generated<string>;
  };
  initiative_applications: {
    id: Generated<string>;
    student_id: string;
    initiative_id: string;
    company_id: string;
    status: Generated<'pending' | 'accepted' | 'rejected' | 'withdrawn' | 'completed' | 'ended'>;
    note: string | null;
    decision_note: string | null;
    created_at: Generated<string>;
    applied_at: Generated<string>;
    decided_at: string | null;
    accepted_at: string | null;
    finished_at: string | null;
    tasks_approved: Generated<number>;
    reviews_pending: Generated<number>;
    submissions_approved: Generated<number>;
    submissions_decided: Generated<number>;
    last_submitted_at: string | null;
    attention_at: string | null;
    client_id: Generated<string>;
    confirmed_hours: number | null;
    needs_revision: Generated<boolean>;
    student_name: Generated<string>;
    student_surname: Generated<string>;
    left_at: string | null;
  };
  initiative_drafts: {
    id: Generated<string>;
    company_id: string;
    initiative_id: string | null;
    content: ColumnType<Json, string, string>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    client_id: Generated<string>;
  };
  initiative_terms: {
    term: string;
    initiative_id: string;
  };
  initiatives: {
    id: Generated<string>;
    company_id: string;
    name: string;
    description: Generated<string>;
    commission: string | null;
    tags: Generated<string[]>;
    status: Generated<'active' | 'inactive'>;
    overview: Generated<string>;
    requirements: Generated<string>;
    benefits: Generated<string>;
    goals: Generated<string>;
    skills: Generated<string[]>;
    banner_url: string | null;
    video_url: string | null;
    weekly_hours: number | null;
    total_hours: number | null;
    quick_win: GeneratedAlways<boolean>;
    chain_position: number | null;
    task_count: Generated<number>;
    task_outline: ColumnType<Json, string | undefined, string>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    deleted_at: string | null;
    client_id: string | null;
    company_was: string | null;
  };
  inquiries: {
    id: Generated<string>;
    stamp_id: string;
    contact_name: string;
    company: string;
    email: string;
    website: string | null;
    wishes: Generated<string[]>;
    message: string;
    created_at: Generated<string>;
  };
  mail_deliveries: {
    id: string;
    kind: string;
    subject_id: string;
    recipient: string | null;
    message_id: string;
    status: Generated<'queued' | 'sent' | 'refused' | 'dead' | 'dropped'>;
    attempts: Generated<number>;
    last_error: string | null;
    created_at: Generated<string>;
    finished_at: string | null;
  };
  mail_rounds: {
    id: string;
    user_id: string;
    kind: string;
    about_id: string;
    subjects: string[];
    count: number;
    due_at: string;
    written_at: string | null;
    absorbed_by: string | null;
    created_at: Generated<string>;
  };
  notification_preferences: {
    user_id: string;
    mail: Generated<boolean>;
    in_app_off: Generated<string[]>;
    mail_off: Generated<string[]>;
    updated_at: Generated<string>;
  };
  notifications: {
    id: Generated<string>;
    user_id: string;
    kind: 'application_received' | 'application_accepted' | 'application_rejected' | 'application_withdrawn' | 'application_ended' | 'student_left' | 'submission_received' | 'submission_approved' | 'submission_needs_revision' | 'submission_reviewed' | 'message_received' | 'initiative_changed' | 'quest_step_completed' | 'mail_failed';
    subject_id: string;
    event_id: string;
    created_at: Generated<string>;
    read_at: string | null;
    count: Generated<number>;
    superseded_at: string | null;
  };
  profiles: {
    id: Generated<string>;
    user_type: 'student' | 'company';
    full_name: string | null;
    username: string | null;
    photo_url: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    deleted_at: string | null;
  };
  search_words: {
    word: string;
  };
  sessions: {
    id: Generated<string>;
    user_id: string;
    generation: Generated<number>;
    rotated_at: Generated<string>;
    device: Generated<string>;
    created_at: Generated<string>;
    expires_at: string;
    ended_at: string | null;
  };
  status_changes: {
    id: Generated<string>;
    subject: 'application' | 'submission';
    subject_id: string;
    student_id: string;
    company_id: string;
    status: string;
    actor_id: string | null;
    note: string | null;
    created_at: Generated<string>;
  };
  storage_usage: {
    owner_id: string;
    bytes: ColumnType<string, number | string | undefined, number | string>;
  };
  student_cards: {
    company_id: string;
    student_id: string;
    full_name: string | null;
    username: string | null;
    photo_url: string | null;
    grade: number | null;
    skills: Generated<string[]>;
    experience_level: string | null;
    weekly_hours_available: number | null;
    motivations: Generated<string[]>;
    initiative_tags: Generated<string[]>;
    company_tags: Generated<string[]>;
    frozen_at: string | null;
  };
  student_contacts: {
    student_id: string;
    school: string | null;
    instagram_handle: string | null;
    linkedin_handle: string | null;
    updated_at: Generated<string>;
  };
  student_profiles: {
    id: string;
    user_type: Generated<'student'>;
    grade: number | null;
    skills: Generated<string[]>;
    experience_level: 'Beginner' | 'Some experience' | 'Experienced' | null;
    weekly_hours_available: number | null;
    motivations: Generated<string[]>;
    initiative_tags: Generated<string[]>;
    company_tags: Generated<string[]>;
    updated_at: Generated<string>;
  };
  student_welcomes: {
    student_id: string;
    survey_skipped: Generated<string[]>;
    read_at: string | null;
    dismissed_at: string | null;
    celebrated_at: string | null;
    survey_finished_at: string | null;
  };
  submission_drafts: {
    student_id: string;
    task_id: string;
    submission_type: 'text' | 'link' | 'upload';
    work_text: Generated<string>;
    work_link: Generated<string>;
    file_id: string | null;
    revision: Generated<number>;
    updated_at: Generated<string>;
  };
  task_submissions: {
    id: Generated<string>;
    application_id: string;
    student_id: string;
    initiative_id: string;
    company_id: string;
    task_id: string;
    client_id: string;
    attempt: Generated<number>;
    submission_type: Generated<'text' | 'link' | 'upload'>;
    content: string | null;
    file_id: string | null;
    status: Generated<'pending' | 'reviewed' | 'approved' | 'needs_revision'>;
    feedback: string | null;
    completed_at: Generated<string>;
    reviewed_at: string | null;
    reviewed_by: string | null;
    superseded_at: string | null;
  };
  tasks: {
    id: Generated<string>;
    initiative_id: string;
    company_id: string;
    title: string;
    instructions: Generated<string>;
    task_order: number;
    allowed_types: Generated<string[]>;
    minutes: number | null;
    resources: ColumnType<Json, string | undefined, string>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    retired_at: string | null;
  };
  ties: {
    company_id: string;
    student_id: string;
    stage: 'pending' | 'rejected' | 'ended' | 'accepted' | 'withdrawn' | 'closed' | 'left';
    student_wrote_at: string | null;
    unanswered: Generated<number>;
    day_began_at: string | null;
    company_today: Generated<number>;
    student_today: Generated<number>;
  };
  try_counts: {
    key: string;
    count: number;
    ends_at: string;
  };
  users: {
    id: string;
    email: string;
    password_hash: string;
    password_version: Generated<number>;
    email_verified_at: string | null;
    company_name: string | null;
    is_new_signup: Generated<'true' | 'false'>;
    created_at: Generated<string>;
  };
  waitlist_entries: {
    id: Generated<string>;
    email: string;
    pilot_interest: boolean;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
};
