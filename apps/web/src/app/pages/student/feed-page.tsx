// /feed: the student's home page, composed of several features.
import type { HomeNews, HomePage, HomeTurn, OwnApplication } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Award, Compass } from 'lucide-react';
import { WithCompanies } from '../../../features/applications/own/with-companies.tsx';
import { Block } from '../../../features/home/block.tsx';
import { Home } from '../../../features/home/home.tsx';
import { turnInWords } from '../../../features/home/turn-words.ts';
import { AcceptancePanel } from '../../../features/notifications/acceptance-panel.tsx';
import { BreakNotice } from '../../../features/students/break/break-controls.tsx';
import { useOnBreak } from '../../../features/students/break/break-query.ts';
import { ServerPathLink } from '../../shell/server-path-link.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { useAccount } from '../../shell/use-account.ts';
import { surveyInvitation, welcomeCard, welcomeProgress } from '../shared/first-steps.tsx';
import { applicationLink } from '../shared/initiative-links.tsx';
import { studentCard } from './student-card.tsx';

export function FeedPage() {
  const account = useAccount();
  const calm = useOnBreak();
  if (!account) return null;
  return (
    <>
      {/* During a break, it can wait, and the initiative is listed below. */}
      {!calm && <AcceptancePanel Link={ServerPathLink} />}
      <Home
        name={account.name.split(' ')[0]!}
        calm={calm}
        notice={<BreakNotice />}
        turnLink={turnLink}
        messageLink={messageLink}
        newsLink={newsLink}
        card={studentCard}
        more={more}
        welcome={welcomeCard}
        progress={welcomeProgress}
        waiting={waiting}
        begin={begin}
        survey={surveyInvitation}
        record={record}
      />
    </>
  );
}

const record = (
  <RouterButtonLink to="/record" size="small" variant="secondary" icon={<Award aria-hidden />}>
    My record
  </RouterButtonLink>
);

const waiting = (applications: OwnApplication[]) => (
  <Block title="Waiting to hear back">
    <WithCompanies applications={applications} link={applicationLink} />
  </Block>
);

/** Not the look of a button that moves when it's pressed: the part over the card would move away from the pointer. */
const stepLook =
  'stretched inline-flex min-h-10 items-center gap-2 rounded-control px-4 text-sm font-semibold';
const mainLook = `${stepLook} max-md:w-full max-md:justify-center bg-trail text-on-trail hover:bg-trail-strong`;
const otherLook = `${stepLook} border-[1.5px] border-edge hover:bg-sunken`;

const turnLink = (turn: HomeTurn, first: boolean) => (
  <Link
    to="/initiative-tasks/$id"
    params={{ id: turn.initiative.id }}
    search={{ task: turn.id }}
    className={first ? mainLook : otherLook}
  >
    <span>
      {turnInWords(turn)}
      <span className="sr-only">: {turn.title}</span>
    </span>
    <ArrowRight aria-hidden />
  </Link>
);

const messageLink = ({ id, company }: HomePage['messages'][number]) => (
  <Link to="/inbox" search={{ thread: id }} className={otherLook}>
    Reply<span className="sr-only"> {nameOf('company', company.company_name)}</span>
  </Link>
);

const wordsLook = 'underline-offset-4 hover:text-trail hover:underline';

/** Work links to the task page; a rejection or no answer links to the initiative, which shows similar ones. */
const newsLink = ({ kind, initiative: { id } }: HomeNews, words: string) =>
  kind === 'application_rejected' || kind === 'application_unanswered' ? (
    <Link to="/initiative/$id" params={{ id }} className={wordsLook}>
      {words}
    </Link>
  ) : (
    <Link to="/initiative-tasks/$id" params={{ id }} className={wordsLook}>
      {words}
    </Link>
  );

const moreLook = 'font-semibold text-trail underline underline-offset-4 hover:text-trail-strong';
const more = {
  best_fit: (
    <Link to="/incentives" className={moreLook}>
      See all<span className="sr-only"> initiatives that fit you</span>
    </Link>
  ),
  quick_wins: (
    <Link to="/incentives" search={{ quick_win: 'true' }} className={moreLook}>
      See all<span className="sr-only"> Quick Wins</span>
    </Link>
  ),
  new_this_week: (
    <Link to="/incentives" search={{ sort: 'newest' }} className={moreLook}>
      See all<span className="sr-only"> new initiatives</span>
    </Link>
  ),
};

/** One step while the welcome quest is shown: it links to the others. */
const begin = ({ survey_done, welcome_quest: { shown } }: HomePage) =>
  survey_done ? (
    <>
      <RouterButtonLink to="/incentives" size="large" icon={<Compass aria-hidden />}>
        See what fits you
      </RouterButtonLink>
      {!shown && (
        <RouterButtonLink to="/welcome-quest" size="large" variant="secondary">
          Your welcome quest
        </RouterButtonLink>
      )}
    </>
  ) : (
    <>
      <RouterButtonLink
        to="/survey"
        size="large"
        className="max-md:px-2"
        iconAfter={<ArrowRight aria-hidden />}
      >
        Take the 2-minute survey
      </RouterButtonLink>
      {!shown && (
        <RouterButtonLink to="/incentives" size="large" variant="secondary">
          Browse initiatives
        </RouterButtonLink>
      )}
    </>
  );
