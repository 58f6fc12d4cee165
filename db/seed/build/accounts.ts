// Rows of students and companies.
import { companies } from '../data/companies.ts';
import type { Company, Student } from '../data/shapes.ts';
import { students } from '../data/students.ts';
import { teammates } from '../data/team.ts';
import { idAt, type Clock } from './clock.ts';
import type { Row } from './rows.ts';

export const studentEmail = ({ slug }: Student) => `${slug.replace('-', '.')}@students.example`;

export type Ids = Map<string, string>;

/** Ids by the slug of the student, company or teammate. */
export const accountIds = (clock: Clock): Ids =>
  new Map(
    [...students, ...companies, ...teammates].map(({ slug, joined }) => [
      slug,
      idAt(`account:${slug}`, joinedAt(clock, slug, joined)),
    ]),
  );

const joinedAt = (clock: Clock, slug: string, joined: number) => clock.ago(joined, `joined:${slug}`);

/** Sixteen in grade 11, with a month that depends on the name. */
export const birthMonth = (clock: Clock, { slug, grade = 11 }: Student) =>
  `${clock.anchor.getUTCFullYear() - grade - 5}-${String(1 + (slug.length % 12)).padStart(2, '0')}`;

export function accountRows(clock: Clock, ids: Ids, passwordHash: string, images: Map<string, string>) {
  const user = (it: Student | Company, email: string, verified: boolean, companyName: string | null): Row => {
    const created_at = joinedAt(clock, it.slug, it.joined);
    return {
      id: ids.get(it.slug),
      email,
      password_hash: passwordHash,
      password_version: 1,
      // Verified about 12 minutes after signing up.
      email_verified_at: verified ? new Date(created_at.getTime() + 700_000) : null,
      company_name: companyName,
      is_new_signup: it.joined > 3 ? 'false' : 'true',
      created_at,
    };
  };
  const profile = (it: Student | Company, user_type: string, name: string, photo: string | null): Row => ({
    id: ids.get(it.slug),
    user_type,
    full_name: name,
    username: 'username' in it ? it.username : null,
    photo_url: photo,
    created_at: joinedAt(clock, it.slug, it.joined),
    updated_at: joinedAt(clock, it.slug, it.joined),
  });

  return {
    profiles: [
      ...students.map((it) =>
        profile(it, 'student', it.name, it.photo ? images.get(`avatar:${it.slug}`)! : null),
      ),
      ...companies.map((it) => profile(it, 'company', it.contact, null)),
    ],
    users: [
      ...students.map((it) => user(it, studentEmail(it), !it.unverified, null)),
      ...companies.map((it) => user(it, it.email, true, it.contact)),
    ],
    studentProfiles: students.map((it) => ({
      id: ids.get(it.slug),
      user_type: 'student',
      birth_month: birthMonth(clock, it),
      grade: it.grade ?? null,
      skills: it.skills ?? [],
      experience_level: it.level ?? null,
      weekly_hours_available: it.hours ?? null,
      motivations: it.motivations ?? [],
      initiative_tags: it.interests ?? [],
      company_tags: it.companyInterests ?? [],
      updated_at: joinedAt(clock, it.slug, it.joined),
    })),
    studentContacts: students
      .filter((it) => it.school)
      .map((it) => ({
        student_id: ids.get(it.slug),
        school: it.school,
        instagram_handle: it.instagram ?? null,
        linkedin_handle: it.linkedin ?? null,
        updated_at: joinedAt(clock, it.slug, it.joined),
      })),
    companyProfiles: companies.map((it) => ({
      id: ids.get(it.slug),
      user_type: 'company',
      company_name: it.name,
      website: it.website ?? null,
      description: it.description ?? null,
      mission: it.mission ?? null,
      industry: it.industry ?? [],
      banner_url: (it.name && images.get(`banner:${it.slug}`)) ?? null,
      logo_url: (it.name && images.get(`logo:${it.slug}`)) ?? null,
      video_url: it.video ?? null,
      instagram_handle: it.instagram ?? null,
      open_initiatives: 0,
      verification: it.name ? 'verified' : 'not_submitted',
      created_at: joinedAt(clock, it.slug, it.joined),
      updated_at: joinedAt(clock, it.slug, it.joined),
    })),
  };
}
