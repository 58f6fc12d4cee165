// The page of an initiative as students see it. The owner's preview shows the same, so it uses container queries
// instead of the window's width.
import type { InitiativeDetails as Details } from '@questline/contract';
import { nameOf, rewardText } from '@questline/contract/plain';
import {
  CalendarCheck,
  CalendarClock,
  Coins,
  Flag,
  HandCoins,
  Hourglass,
  type LucideIcon,
  MessageCircleReply,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { shortDay } from '../../../lib/format/days.ts';
import { answersInWords, hoursInWords, minutesInWords } from '../../../lib/format/durations.ts';
import { LogoTile } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { TagList } from '../../../ui/tag.tsx';
import { Trail, Waypoint, type WaypointState } from '../../../ui/trail/trail.tsx';
import { InitiativeBanner } from './initiative-banner.tsx';
import { placesInWords } from './intake-words.ts';
import { InitiativeTexts, TextPart } from './initiative-texts.tsx';
import { QuickWinBadge } from './quick-win-badge.tsx';

type Props = {
  initiative: Details;
  /** The company's name as a link (class `stretched`), or plain text. */
  companyLink?: ReactNode;
  /** That the company was verified. */
  companyMark?: ReactNode;
  /** The company's usual answer time. */
  answersInMinutes?: number | null;
  /** The company promises to answer within this many days. */
  answersWithinDays?: number | null;
  /** The bookmark button and the menu. */
  buttons?: ReactNode;
  /** The student's application. */
  application?: ReactNode;
  /** How far the student is with each task, in order. */
  states?: readonly (WaypointState | 'waiting')[] | undefined;
  /** Why it fits. */
  fit?: ReactNode;
  /** The page says above why students can't apply, so the facts don't repeat it. */
  saysClosed?: boolean;
  /** Apply, or the next step; stays visible while scrolling. */
  action: ReactNode;
};

const longestPitch = 200;

/** On phones the action sticks above `--foot`, the height of the bar at the bottom of the window. It's as wide as the
 *  rest, so it stays inside every frame the page is shown in. What is raised above the link of a card scrolls
 *  under it. */
export function InitiativeDetails(props: Props) {
  const {
    initiative,
    companyLink,
    companyMark,
    answersInMinutes = null,
    answersWithinDays = null,
    buttons,
    application,
    states = [],
    fit,
    saysClosed = false,
    action,
  } = props;
  const { company, quick_win, tags, description: pitch } = initiative;
  // A short description says in a sentence or two what it's about. A longer one would push the facts out of view.
  const isPitch = pitch !== '' && pitch.length <= longestPitch;
  const foot = (
    <div className="sticky bottom-(--foot,0px) z-20 order-last border-t border-line bg-paper py-3 @4xl:static @4xl:order-none @4xl:border-0 @4xl:p-0">
      {action}
    </div>
  );
  return (
    <article className="@container">
      <div className="flex flex-col gap-6 @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_20rem] @4xl:items-start @4xl:gap-x-8">
        <div className="@4xl:col-start-1">
          <InitiativeBanner src={initiative.banner_url} company={nameOf('company', company.company_name)} />
        </div>
        <header className="grid gap-3 @4xl:col-start-1">
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 text-2xl wrap-anywhere">{initiative.name}</h2>
            <div className="flex shrink-0 gap-2">{buttons}</div>
          </div>
          {isPitch && <p className="max-w-line text-lg leading-snug font-medium as-typed">{pitch}</p>}
          <div className="flex flex-wrap items-center gap-1.5 empty:hidden [&>ul]:contents">
            {quick_win && <QuickWinBadge />}
            {tags.length > 0 && <TagList tags={tags} show={tags.length} />}
          </div>
        </header>

        <aside
          aria-label="At a glance"
          className="contents @4xl:sticky @4xl:top-24 @4xl:col-start-2 @4xl:row-span-3 @4xl:row-start-1 @4xl:grid @4xl:gap-4"
        >
          {application}
          {application && foot}
          <Card tight className="grid grid-cols-1 gap-4">
            <div className={cx('relative flex gap-3', !companyMark && 'items-center')}>
              <LogoTile
                id={company.id}
                name={nameOf('company', company.company_name)}
                src={company.logo_url}
              />
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">
                  {companyLink ?? nameOf('company', company.company_name)}
                </p>
                {company.industry.length > 0 && (
                  <p className="truncate text-sm text-ink-soft">{company.industry.join(', ')}</p>
                )}
                {companyMark}
              </div>
            </div>
            <Facts
              initiative={initiative}
              saysClosed={saysClosed}
              answersInMinutes={answersInMinutes}
              answersWithinDays={answersWithinDays}
            />
          </Card>
          {fit}
          {!application && foot}
        </aside>

        <div className="grid grid-cols-1 gap-4 @4xl:col-start-1">
          <Card className="grid grid-cols-1 gap-6 empty:hidden">
            <InitiativeTexts
              initiative={isPitch ? { ...initiative, description: '' } : initiative}
              untitled
            />
          </Card>
          <TaskOutline tasks={initiative.tasks} states={states} />
        </div>
      </div>
    </article>
  );
}

type FactsProps = {
  initiative: Details;
  saysClosed: boolean;
  answersInMinutes: number | null;
  answersWithinDays: number | null;
};

function Facts({ initiative, saysClosed, answersInMinutes, answersWithinDays }: FactsProps) {
  const { reward, commission, weekly_hours, total_hours, intake } = initiative;
  const { places, apply_by, starts_on } = intake;
  const known = [
    reward,
    commission,
    weekly_hours,
    total_hours,
    places,
    apply_by,
    starts_on,
    answersInMinutes,
    answersWithinDays,
  ];
  if (known.every((fact) => fact === null)) return null;
  return (
    <dl className="grid grid-cols-2 gap-3 border-t border-line pt-4 @4xl:grid-cols-1">
      {reward && <Fact icon={HandCoins} name="Reward" value={rewardText(reward)} />}
      {commission && <Fact icon={Coins} name="Commission" value={commission} />}
      {weekly_hours !== null && (
        <Fact icon={CalendarClock} name="Per week" value={hoursInWords(weekly_hours)} />
      )}
      {total_hours !== null && (
        <Fact icon={Hourglass} name="In total" value={`About ${hoursInWords(total_hours)}`} />
      )}
      {places !== null && (
        <Fact icon={Users} name="Places" value={saysClosed ? `${places}` : placesInWords(intake)!} />
      )}
      {apply_by !== null && (
        <Fact
          icon={CalendarCheck}
          name={intake.closed === 'deadline_passed' && !saysClosed ? 'Applications closed on' : 'Apply by'}
          value={shortDay(apply_by)}
        />
      )}
      {starts_on !== null && <Fact icon={Flag} name="Starts on" value={shortDay(starts_on)} />}
      {answersWithinDays !== null && (
        <Fact
          icon={MessageCircleReply}
          name="Answers within"
          value={answersInWords(answersWithinDays, answersInMinutes)}
        />
      )}
    </dl>
  );
}

const Fact = ({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) => (
  <div className="relative min-w-0 pl-8">
    <dt className="text-sm text-ink-soft">
      <Icon aria-hidden className="absolute top-0.5 left-0 text-trail" />
      {name}
    </dt>
    <dd className="font-semibold">{value}</dd>
  </div>
);

/** Titles may repeat, so the position is the key. */
const placed = (tasks: Details['tasks']) => tasks.map((task, i) => ({ ...task, place: i + 1 }));

type OutlineProps = Pick<Details, 'tasks'> & { states: NonNullable<Props['states']> };

const TaskOutline = ({ tasks, states }: OutlineProps) =>
  tasks.length > 0 && (
    <Card>
      <TextPart title={tasks.length === 1 ? 'One task' : `${tasks.length} tasks`}>
        <Trail label="Tasks">
          {placed(tasks).map(({ title, minutes, place }) => (
            <Waypoint
              key={place}
              state={states[place - 1] ?? 'open'}
              title={<span className="text-ink">{title}</span>}
              note={minutes !== null && `About ${minutesInWords(minutes)}`}
            />
          ))}
          <Waypoint
            state={states.length > 0 && states.every((state) => state === 'done') ? 'done' : 'open'}
            icon={<Flag className="size-4" />}
            title="A verified entry in your record"
          />
        </Trail>
      </TextPart>
    </Card>
  );
