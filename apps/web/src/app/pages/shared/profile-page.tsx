// /profile/{userId}: the student's own profile to edit, or a student's profile as a company sees it.
import type { FinishedInitiative } from '@questline/contract';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ArrowRight, Compass, Eye, Pencil } from 'lucide-react';
import { Suspense, useCallback, useRef, useState } from 'react';
import { AsCompany } from '../../../features/students/profile/as-company.tsx';
import type { ProfileSection } from '../../../features/students/profile/completeness.tsx';
import { FinishedInitiatives } from '../../../features/students/profile/finished-initiatives.tsx';
import { OwnProfile } from '../../../features/students/profile/own-profile.tsx';
import { OwnStudent } from '../../../features/students/own-student.tsx';
import { StudentProfileSkeleton } from '../../../features/students/profile/student-profile-skeleton.tsx';
import { StudentNotFound, StudentProfile } from '../../../features/students/profile/student-profile.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { SkeletonFields } from '../../../ui/feedback/skeleton.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { useAccount } from '../../shell/use-account.ts';

/** Loaded on demand, because the form includes its validation. */
const Account = lazyPart(() => import('../../../features/session/settings/account.tsx'), 'Account');

const OwnSums = lazyPart(() => import('../../../features/record/record-sums.tsx'), 'OwnSums');

/** Loaded when editing begins. */
const UnsavedGuard = lazyPart(() => import('../../unsaved-guard.tsx'), 'UnsavedGuard');

const TeamNotes = lazyPart(() => import('../../../features/applications/notes/team-notes.tsx'), 'TeamNotes');

export function ProfilePage() {
  const userId = useParams({ strict: false, select: ({ userId }) => userId! });
  const account = useAccount();
  if (!account) return null;
  if (account.type === 'company')
    return (
      <Card>
        <StudentProfile id={userId} />
        <Suspense>
          <TeamNotes key={userId} studentId={userId} />
        </Suspense>
      </Card>
    );
  // Students never see each other, so no request is made.
  if (account.id !== userId)
    return (
      <StudentNotFound
        action={
          <RouterButtonLink to="/profile/$userId" params={{ userId: account.id }}>
            Go to your profile
          </RouterButtonLink>
        }
      />
    );
  return <Own />;
}

function Own() {
  const { edit, as } = useSearch({ strict: false });
  const navigate = useNavigate();
  const unsaved = useRef(false);
  /** On a slow connection, the guard takes a while. A section opens when it's there. */
  const [isGuarded, setGuarded] = useState(false);
  const onGuarded = useCallback(() => setGuarded(true), []);
  const onUnsaved = useCallback((isUnsaved: boolean) => {
    unsaved.current = isUnsaved;
  }, []);
  const stopEditing = () => {
    onUnsaved(false);
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
  };
  if (as)
    return (
      <AsCompany
        stage={as}
        onStage={(stage) => void navigate({ to: '.', search: { as: stage }, replace: true })}
        back={
          <RouterButtonLink to="." search={{}} size="small" variant="secondary">
            Back to your profile
          </RouterButtonLink>
        }
      />
    );
  return (
    <OwnStudent loading={<Loading />}>
      {(profile) => (
        <div className="grid grid-cols-1 gap-10">
          <OwnProfile
            profile={profile}
            editing={isGuarded ? edit : undefined}
            onDone={stopEditing}
            onUnsaved={onUnsaved}
            edit={editButton}
            ask={askLink}
            you={
              <Card>
                <Suspense fallback={<SkeletonFields count={4} />}>
                  <Account onDone={stopEditing} onUnsaved={onUnsaved} />
                </Suspense>
              </Card>
            }
            survey={survey}
            sums={
              <Suspense>
                <OwnSums link={recordLink} />
              </Suspense>
            }
            viewAsCompany={
              <RouterButtonLink
                to="."
                search={{ as: 'pending' }}
                size="small"
                variant="secondary"
                icon={<Eye aria-hidden />}
              >
                View as a company
              </RouterButtonLink>
            }
          />
          <FinishedInitiatives link={finishedLink} browse={browse} />
          {edit && (
            <Suspense>
              <UnsavedGuard hasUnsaved={() => unsaved.current} onReady={onGuarded} />
            </Suspense>
          )}
        </div>
      )}
    </OwnStudent>
  );
}

const Loading = () => (
  <Card>
    <StudentProfileSkeleton />
  </Card>
);

const editButton = (section: ProfileSection, name: string) => (
  <RouterButtonLink
    to="."
    search={{ edit: section }}
    resetScroll={false}
    size="small"
    variant={section === 'you' ? 'secondary' : 'quiet'}
    icon={<Pencil aria-hidden />}
    // The icon alone is at the edge of its box.
    className={section === 'you' ? undefined : '-mr-3'}
  >
    <span className={section === 'you' ? undefined : 'sr-only'}>Edit {name}</span>
  </RouterButtonLink>
);

const askLink = (section: ProfileSection, words: string) => (
  <Link
    to="."
    search={{ edit: section }}
    resetScroll={false}
    className="font-semibold text-trail underline underline-offset-4 hover:text-trail-strong"
  >
    {words}
  </Link>
);

const finishedLink = ({ initiative }: FinishedInitiative) => (
  <Link to="/record" className="stretched">
    {initiative.name}
  </Link>
);

const recordLink = (
  <RouterButtonLink to="/record" size="small" variant="secondary" iconAfter={<ArrowRight aria-hidden />}>
    See my record
  </RouterButtonLink>
);

const survey = <RouterButtonLink to="/survey">Take the 2-minute survey</RouterButtonLink>;

const browse = (
  <RouterButtonLink to="/incentives" variant="secondary" icon={<Compass aria-hidden />}>
    Browse initiatives
  </RouterButtonLink>
);
