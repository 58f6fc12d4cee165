// An initiative in a list, with fit, facts and application status for the student.
import type { InitiativeCard as Found } from '@questline/contract';
import {
  type ApplicationStatus,
  closedLabels,
  fitInShort,
  nameOf,
  rewardText,
} from '@questline/contract/plain';
import {
  CalendarCheck,
  CalendarClock,
  Coins,
  HandCoins,
  type LucideIcon,
  MessageCircleReply,
  Pause,
  Sparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { hoursInWords, waitInWords } from '../../../lib/format/durations.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { BookmarkButton } from './bookmark-button.tsx';
import { InitiativeCard } from '../details/initiative-card.tsx';
import { deadlineInWords, fewLeftInWords } from '../details/intake-words.ts';
import { QuickWinBadge } from '../details/quick-win-badge.tsx';

type Props = {
  initiative: Found;
  /** 'View Initiative' as a link over the whole card (class `stretched`), if allowed. */
  link: ReactNode;
  /** The company's name, raised above that link. */
  companyLink?: ReactNode;
};

export function FoundInitiative({ initiative, link, companyLink }: Props) {
  const { company, can } = initiative;
  const reasons = initiative.fit ? fitInShort(initiative.fit) : '';
  return (
    <InitiativeCard
      {...initiative}
      company={{ ...company, company_name: nameOf('company', company.company_name) }}
      companyLink={companyLink}
      bestFit={initiative.best_fit}
      badges={badgesOf(initiative)}
      reasons={
        reasons && (
          <p className="flex items-start gap-2 text-sm text-trail-strong">
            <Sparkles aria-hidden className="mt-px" />
            {reasons}
          </p>
        )
      }
      facts={<Facts initiative={initiative} />}
      corner={can.bookmark && <BookmarkButton initiative={initiative} />}
      link={link}
    />
  );
}

/** Whether it's open, the student's application, and Quick Win; null if there is nothing to say. */
export function badgesOf({ application, quick_win, paused, intake: { closed } }: Found) {
  const badge = application && statusBadges[application.status];
  if (!badge && !quick_win && !paused && !closed) return null;
  return (
    <>
      {paused && <Badge icon={<Pause aria-hidden />}>Not open</Badge>}
      {!paused && closed && <Badge>{closedLabels[closed]}</Badge>}
      {badge && <Badge tone={badge.tone}>{badge.word}</Badge>}
      {quick_win && <QuickWinBadge />}
    </>
  );
}

/** Badges for the student's application; none after withdrawing. */
const statusBadges: Record<ApplicationStatus, { word: string; tone: BadgeTone } | null> = {
  pending: { word: 'Applied', tone: 'yellow' },
  accepted: { word: 'Accepted', tone: 'green' },
  completed: { word: 'Completed', tone: 'green' },
  rejected: { word: 'Not this time', tone: 'neutral' },
  ended: { word: 'Ended', tone: 'neutral' },
  withdrawn: null,
};

const joined = (...parts: unknown[]) => parts.filter(Boolean).join(' · ');

/** On phones they have two lines, so the most useful ones come first. */
export function Facts({ initiative }: { initiative: Found }) {
  const { weekly_hours, total_hours, reward, commission, company, intake } = initiative;
  const soon = joined(deadlineInWords(intake), fewLeftInWords(intake));
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-ink-soft empty:hidden max-md:max-h-11.5 max-md:overflow-hidden">
      {(weekly_hours !== null || total_hours !== null) && (
        <Fact icon={CalendarClock}>
          <span className="max-md:hidden">
            {joined(
              weekly_hours !== null && `${hoursInWords(weekly_hours)} a week`,
              total_hours !== null && `about ${hoursInWords(total_hours)} in total`,
            )}
          </span>
          <span className="md:hidden">
            {joined(
              weekly_hours !== null && `${weekly_hours} h a week`,
              total_hours !== null && `${total_hours} h total`,
            )}
          </span>
        </Fact>
      )}
      {reward && <Fact icon={HandCoins}>{rewardText(reward)}</Fact>}
      {commission && <Fact icon={Coins}>{commission}</Fact>}
      {soon && <Fact icon={CalendarCheck}>{soon}</Fact>}
      {company.answers_in_minutes !== null && (
        <Fact icon={MessageCircleReply}>Usually answers in {waitInWords(company.answers_in_minutes)}</Fact>
      )}
    </ul>
  );
}

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex min-w-0 items-start gap-2">
    <Icon aria-hidden className="mt-px" />
    <span className="min-w-0 max-md:truncate md:line-clamp-2">{children}</span>
  </li>
);
