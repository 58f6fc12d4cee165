// /profile/{userId}: one's own, or as a company that was applied to.
import { useParams } from '@tanstack/react-router';
import { StudentNotFound, StudentProfile } from '../../features/students/student-profile.tsx';
import { Card } from '../../ui/card.tsx';
import { WelcomeScene } from '../../ui/scenes/welcome-scene.tsx';
import { RouterButtonLink } from '../shell/links.tsx';
import { useAccount } from '../shell/use-account.ts';
import { BeingBuilt } from './being-built.tsx';

export function ProfilePage() {
  const userId = useParams({ strict: false, select: ({ userId }) => userId! });
  const account = useAccount();
  if (!account) return null;
  if (account.type === 'company')
    return (
      <Card>
        <StudentProfile id={userId} />
      </Card>
    );
  // No student sees another; nobody is asked.
  if (account.id !== userId)
    return (
      <StudentNotFound
        action={
          <RouterButtonLink to="/profile/$userId" params={{ userId: account.id }}>
            To your own profile
          </RouterButtonLink>
        }
      />
    );
  return (
    <BeingBuilt scene={<WelcomeScene />} text="Your skills, interests and finished work will stand here." />
  );
}
