// The seed's derived columns, times, texts and images are consistent.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  eventNames,
  industryTags,
  initiativeTags,
  motivations,
  skills,
  skillsNamedIn,
} from '@questline/contract/plain';
import { openSeededDatabase } from './seed.fixture.ts';

const { base, now, rows, column } = await openSeededDatabase();

describe('derived columns', () => {
  // Each query finds rows that differ from a recount.
  test.each<[string, string]>([
    [
      'onboarding',
      `select from company_onboarding_requirements r where total_initiatives_created <> (select count(*) from initiatives i where i.company_id = r.company_id)`,
    ],
    [
      'open initiatives',
      `select from company_profiles c where open_initiatives <> (select count(*) from initiatives i where i.company_id = c.id and status = 'active')`,
    ],
    [
      'task outline',
      `select from initiatives i where (task_count, task_outline) <> (select count(*)::int, coalesce(jsonb_agg(jsonb_build_object('title', title, 'minutes', minutes) order by task_order), '[]') from tasks t where t.initiative_id = i.id and retired_at is null)`,
    ],
    [
      'hours',
      `select from initiatives i where total_hours * 60 <> (select sum(minutes) from tasks t where t.initiative_id = i.id and retired_at is null)`,
    ],
    [
      'ties',
      `select from ties t where stage <> coalesce((select 'closed' from profiles p where p.id = t.student_id and p.deleted_at is not null), (select case when left_at is not null or status = 'ended' and accepted_at is null then 'left' when status = 'completed' then 'accepted' else status end as stage from initiative_applications a where (a.company_id, a.student_id) = (t.company_id, t.student_id) order by left_at is not null or status = 'ended' and accepted_at is null, array_position(array['accepted', 'completed', 'ended', 'rejected', 'pending', 'withdrawn'], status) limit 1))
      or student_wrote_at is distinct from (select max(created_at) from inbox_messages m where m.sender_id = t.student_id and m.company_id = t.company_id)`,
    ],
    [
      'progress',
      `select from initiative_applications a where
      tasks_approved <> (select count(*) from task_submissions s join tasks t on t.id = s.task_id where s.application_id = a.id and s.status = 'approved' and t.retired_at is null)
      or reviews_pending <> (select count(*) from task_submissions s where s.application_id = a.id and status = 'pending' and superseded_at is null)
      or (submissions_approved, submissions_decided) <> (select count(*) filter (where status = 'approved'), count(*) filter (where status in ('approved', 'needs_revision')) from task_submissions s where s.application_id = a.id)
      or last_submitted_at is distinct from (select max(completed_at) from task_submissions s where s.application_id = a.id)`,
    ],
    [
      'attention',
      `select from initiative_applications a where attention_at is distinct from case when status = 'accepted' then least(
      (select min(reviewed_at) + interval '3 days' from task_submissions s where s.application_id = a.id and status = 'needs_revision' and superseded_at is null),
      coalesce(last_submitted_at, accepted_at) + interval '7 days') end`,
    ],
    [
      'completion',
      `select from initiative_applications a join initiatives i on i.id = a.initiative_id where (a.status = 'completed') <> (a.tasks_approved = i.task_count and a.tasks_approved > 0)
      or (a.status in ('completed', 'ended')) <> (a.finished_at is not null)`,
    ],
    [
      'attempts',
      `select from task_submissions s where (superseded_at is not null) <> (
        exists (select from task_submissions n where n.task_id = s.task_id and n.student_id = s.student_id and n.attempt = s.attempt + 1)
        or s.status in ('pending', 'reviewed') and exists (select from initiative_applications a where a.id = s.application_id and a.status = 'ended'))
      or superseded_at <> (select completed_at from task_submissions n where n.task_id = s.task_id and n.student_id = s.student_id and n.attempt = s.attempt + 1)`,
    ],
    [
      'conversations',
      `select from conversations c where
      (last_message_id, last_message_at, last_sender_id, last_preview) <> (select id, created_at, sender_id, left(content, 140) from inbox_messages m where m.conversation_id = c.id order by id desc limit 1)
      or student_unread <> (select count(*) from inbox_messages m where m.conversation_id = c.id and sender_id = company_id and (student_read_to is null or m.id > student_read_to))
      or company_unread <> (select count(*) from inbox_messages m where m.conversation_id = c.id and sender_id = student_id and (company_read_to is null or m.id > company_read_to))`,
    ],
    [
      'unread messages of people',
      `select from conversations c join members m on m.company_id = c.company_id and m.left_at is null
       left join unread_conversations u on u.conversation_id = c.id and u.person_id = m.person_id
       where coalesce(u.unread, 0) <> company_unread
        or (u.last_message_id, u.application_status, u.company_id) <> (c.last_message_id, c.application_status, c.company_id)
        or u.initiative_id is distinct from c.initiative_id and u.conversation_id is not null
        or u.read_to <> coalesce(c.company_read_to, u.read_to)`,
    ],
    [
      'search terms',
      `select from initiatives i where (status = 'active') <> exists (select from initiative_terms t where t.initiative_id = i.id)`,
    ],
    [
      'file access',
      `select from task_submissions s join files f on f.id = s.file_id where f.company_id is distinct from s.company_id or f.owner_id <> s.student_id or f.status <> 'ready'`,
    ],
    [
      'history',
      `select from (select id as subject_id, status from initiative_applications union all select id, status from task_submissions) x
      where status <> (select status from status_changes h where h.subject_id = x.subject_id order by id desc limit 1)`,
    ],
    [
      'first message after a rejection',
      `select from inbox_messages m join ties t using (student_id, company_id) where m.sender_id = m.student_id and t.stage = 'rejected'
      and not exists (select from inbox_messages o where o.conversation_id = m.conversation_id and o.sender_id = m.company_id and o.id < m.id)`,
    ],
  ])('%s matches a recount', async (_, sql) => {
    expect(await rows(sql)).toEqual([]);
  });

  test('every time is after the times it depends on', async () => {
    const wrong = [
      `select from initiative_applications where applied_at < created_at or decided_at <= applied_at or finished_at <= coalesce(decided_at, applied_at)`,
      `select from initiative_applications a join profiles p on p.id = a.student_id join initiatives i on i.id = a.initiative_id where a.created_at < p.created_at or a.created_at < i.created_at`,
      `select from initiatives i join company_profiles c on c.id = i.company_id where i.created_at < c.created_at`,
      `select from task_submissions s join initiative_applications a on a.id = s.application_id where s.completed_at < a.accepted_at or s.reviewed_at <= s.completed_at or s.superseded_at < s.reviewed_at`,
      `select from conversations c where created_at < (select min(applied_at) from initiative_applications a where (a.student_id, a.company_id) = (c.student_id, c.company_id))`,
      `select from inbox_messages m where exists (select from inbox_messages n where n.conversation_id = m.conversation_id and n.id > m.id and n.created_at < m.created_at)`,
      `select from bookmarks b join initiatives i on i.id = b.initiative_id join profiles p on p.id = b.student_id where uuid_extract_timestamp(b.id) < greatest(i.created_at, p.created_at)`,
      `select from student_welcomes w join profiles p on p.id = w.student_id where least(w.read_at, w.dismissed_at, w.celebrated_at) < p.created_at`,
      `select from profiles p join users u using (id) where u.email_verified_at < u.created_at or u.created_at <> p.created_at`,
    ];
    for (const sql of wrong) expect([sql, await rows(sql)]).toEqual([sql, []]);
  });

  test.each([
    ['profiles', 'created_at'],
    ['initiatives', 'created_at'],
    ['tasks', 'created_at'],
    ['initiative_applications', 'created_at'],
    ['task_submissions', 'completed_at'],
    ['status_changes', 'created_at'],
    ['conversations', 'created_at'],
    ['inbox_messages', 'created_at'],
    ['notifications', 'created_at'],
    ['events', 'created_at'],
    ['files', 'created_at'],
    ['initiative_drafts', 'created_at'],
    ['waitlist_entries', 'created_at'],
    ['inquiries', 'created_at'],
  ])('ids of %s contain their time, which is in the past', async (table, time) => {
    expect(
      await rows(
        `select id, ${time} from ${table} where uuid_extract_version(id) <> 7
      or uuid_extract_timestamp(id) is distinct from ${time} or ${time} > $1`,
        [now],
      ),
    ).toEqual([]);
  });

  test('every event is relayed', async () => {
    expect(await rows('select from events where relayed_at is null')).toEqual([]);
    expect(eventNames).toEqual(expect.arrayContaining(await column('select distinct name from events')));
    expect(
      await rows(
        'select from notifications n where not exists (select from events e where e.id = n.event_id)',
      ),
    ).toEqual([]);
  });
});

describe('texts and images', () => {
  test('use only tags and skills of the vocabularies', async () => {
    const words = (table: string, name: string) => column(`select distinct unnest(${name}) from ${table}`);
    expect(initiativeTags).toEqual(expect.arrayContaining(await words('initiatives', 'tags')));
    expect(industryTags).toEqual(expect.arrayContaining(await words('company_profiles', 'industry')));
    expect(industryTags).toEqual(expect.arrayContaining(await words('student_profiles', 'company_tags')));
    expect(initiativeTags).toEqual(
      expect.arrayContaining(await words('student_profiles', 'initiative_tags')),
    );
    expect(skills).toEqual(expect.arrayContaining(await words('student_profiles', 'skills')));
    expect(motivations).toEqual(expect.arrayContaining(await words('student_profiles', 'motivations')));
    for (const it of await rows<{ skills: string[]; requirements: string }>(
      'select skills, requirements from initiatives',
    ))
      expect(it.skills).toEqual(skillsNamedIn(it.requirements));
  });

  test('every initiative is complete, and no text appears twice', async () => {
    for (const name of ['name', 'description', 'overview', 'requirements', 'benefits', 'goals']) {
      const texts = await column(`select ${name} from initiatives`);
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) expect((text as string).length).toBeGreaterThan(8);
    }
    const notes = await column('select note from initiative_applications where note is not null');
    expect(new Set(notes).size).toBe(notes.length);
    const messages = await column('select content from inbox_messages');
    expect(new Set(messages).size).toBe(messages.length);
  });

  test('every image URL has a file', async () => {
    const stored = new Set(
      ['media', 'photos'].flatMap((folder) =>
        readdirSync(join(base, folder)).map((file) => `/${folder}/${file}`),
      ),
    );
    const urls =
      await column(`select photo_url from profiles where photo_url is not null union all select logo_url from company_profiles where company_name is not null
      union all select banner_url from company_profiles where company_name is not null union all select banner_url from initiatives`);
    expect(urls.length).toBeGreaterThan(80);
    for (const url of urls) expect(stored).toContain(url);
    const text = readFileSync(join(base, urls[0] as string), 'utf8');
    expect(text).toMatch(/^<svg xmlns=.*<\/svg>\n$/s);
    expect(text).not.toContain('NaN');
  });

  test('every submitted file is stored under its key with its size', async () => {
    for (const it of await rows<{ object_key: string; byte_size: string }>(
      `select object_key, byte_size from files where purpose = 'submission'`,
    ))
      expect(readFileSync(join(base, 'private', it.object_key)).length).toBe(Number(it.byte_size));
  });
});
