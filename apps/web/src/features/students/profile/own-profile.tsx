// The student's own profile, with each section edited in place.
import type { OwnStudentProfile } from '@questline/contract';
import { nameOf, type SurveyStep, surveySteps } from '@questline/contract/plain';
import { Lock } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PassScene } from '../../../ui/scenes/step-scenes.tsx';
import { answersOf, isAnswered } from '../survey/answers.ts';
import { Completeness, type ProfileSection } from './completeness.tsx';
import { Section, SectionEditor } from './section.tsx';
import { StudentHandles } from './student-handles.tsx';
import { TagWords } from './words.tsx';

type Props = {
  profile: OwnStudentProfile;
  editing: ProfileSection | undefined;
  onDone: () => void;
  /** Whether the open section has changes that aren't saved. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** Link to edit a section, as an Edit button or as text. */
  edit: (section: ProfileSection, name: string) => ReactNode;
  ask: (section: ProfileSection, words: string) => ReactNode;
  /** The form for photo, name and username. */
  you: ReactNode;
  viewAsCompany: ReactNode;
  /** Link to the survey, for an empty profile. */
  survey: ReactNode;
  /** What the student has done so far. */
  sums: ReactNode;
};

const titles: Record<SurveyStep, string> = {
  school: 'School and grade',
  skills: 'Skills and experience',
  motivations: 'Motivations',
  initiative_interests: 'Initiative interests',
  company_interests: 'Company interests',
  availability: 'Time and social handles',
};

export function OwnProfile(props: Props) {
  const { profile, editing, onDone, onUnsaved, edit, ask, you, viewAsCompany, survey, sums } = props;
  const name = nameOf('user', profile.full_name);
  const section = (step: SurveyStep, content: ReactNode) => (
    <Section name={step} title={titles[step]} edit={editing !== step && edit(step, titles[step])}>
      {editing === step ? <SectionEditor {...{ step, profile, onDone, onUnsaved }} /> : content}
    </Section>
  );
  const root = useFocusOnSection(editing);
  const { contacts } = profile;
  const answers = answersOf(profile);
  const hasSaid = surveySteps.some((step) => isAnswered(step, answers));
  return (
    <div ref={root} className="grid grid-cols-1 gap-5">
      <div data-section="you" tabIndex={-1} className="outline-none">
        {editing === 'you' ? (
          you
        ) : (
          <Card className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 md:gap-x-6 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
            <div className="md:row-span-2">
              <Avatar id={profile.id} name={name} src={profile.photo_url} size="huge" />
            </div>
            <div className="min-w-0 md:self-end">
              <h2 className="text-xl wrap-anywhere hyphens-auto md:text-2xl">{name}</h2>
              <p className="truncate text-ink-soft">
                {profile.username ? `@${profile.username}` : 'No username yet'}
              </p>
            </div>
            <div
              // On phones, both fit in one row without icons.
              className="flex flex-wrap gap-2 max-md:col-span-2 max-md:*:grow max-md:[&_svg]:hidden md:col-start-2 md:self-start"
            >
              {edit('you', 'name and photo')}
              {viewAsCompany}
            </div>
            <div className="grid gap-5 empty:hidden max-lg:col-span-2 max-lg:border-t max-lg:border-line max-lg:pt-4 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:min-w-80">
              {sums}
              {hasSaid && profile.completeness.missing.length > 0 && (
                <Completeness completeness={profile.completeness} link={ask} />
              )}
            </div>
          </Card>
        )}
      </div>
      {hasSaid || (editing && editing !== 'you') ? (
        <div className="grid grid-cols-1 overflow-clip rounded-card border border-line bg-surface lg:grid-cols-2">
          {section(
            'school',
            <>
              <Fact label="School" closed>
                {contacts.school}
              </Fact>
              <Fact label="Grade">{profile.grade && `${profile.grade}th`}</Fact>
            </>,
          )}
          {section(
            'skills',
            <>
              <TagWords words={profile.skills} />
              <Fact label="Experience">{profile.experience_level}</Fact>
            </>,
          )}
          {section('motivations', <TagWords words={profile.motivations} />)}
          {section('initiative_interests', <TagWords words={profile.initiative_tags} />)}
          {section('company_interests', <TagWords words={profile.company_tags} />)}
          {section(
            'availability',
            <>
              <Fact label="Availability">
                {profile.weekly_hours_available !== null &&
                  `${hoursInWords(profile.weekly_hours_available)} a week`}
              </Fact>
              <Fact label="Social handles" closed>
                {(contacts.instagram_handle || contacts.linkedin_handle) && <StudentHandles {...contacts} />}
              </Fact>
            </>,
          )}
        </div>
      ) : (
        <EmptyState
          scene={<PassScene />}
          title="Tell companies about yourself"
          text="Answer six short questions to show what you like and what you're good at. You decide what to share."
          action={survey}
        />
      )}
    </div>
  );
}

/** The focus moves to the section that opens, and afterward back to its Edit link. */
function useFocusOnSection(editing: ProfileSection | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(editing);
  useEffect(() => {
    const closed = before.current;
    before.current = editing;
    if (editing === closed) return;
    const section = root.current?.querySelector<HTMLElement>(`[data-section="${editing ?? closed}"]`);
    const target = editing ? section : section?.querySelector<HTMLElement>('a');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }, [editing]);
  return root;
}

/** `closed`: companies see it only after they accept the student. */
const Fact = ({ label, closed, children }: { label: string; closed?: boolean; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      {label}
      {closed && (
        <span className="inline-flex items-center gap-1">
          <Lock aria-hidden className="size-3.5" /> Shared only if you choose
        </span>
      )}
    </p>
    <div className="font-semibold wrap-anywhere">
      {children || <span className="font-normal text-ink-soft">Not specified</span>}
    </div>
  </div>
);
