// The student's application on the initiative's page: its status in kind words, and whose turn it is.
import type { InitiativePage } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { promisedInWords } from '../../../lib/format/answer-clock.ts';
import { waitInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { turnInWords } from '../../../lib/format/whose-turn.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ownApplicationQuery } from './application-queries.ts';
import { ApplicationSteps } from './application-steps.tsx';
import { DecisionNote, Quote } from './quote.tsx';
import { TaskDots } from '../task-dots.tsx';
import { unansweredText } from './unanswered-text.ts';

type Application = NonNullable<InitiativePage['application']>;
type Props = {
  application: Application;
  company: { name: string; answers_in_minutes: number | null };
  /** The student can't apply again: the initiative takes no applications, or the account is paused. */
  closed?: boolean;
};

export function ApplicationSummary({ application, company, closed = false }: Props) {
  const { status, note, decision_note } = application;
  return (
    <Card tight aria-label="Your application" role="region" className="grid grid-cols-1 gap-4">
      <Status application={application} company={company} closed={closed} />
      <DecisionNote id={application.id} company={company.name} note={decision_note} />
      {status === 'pending' && note && <Quote from="Your note">{note}</Quote>}
    </Card>
  );
}

function Status({ application, company, closed = false }: Props) {
  const { id, status, applied_at } = application;
  if (status === 'pending' && application.waiting_for_guardian)
    return (
      <Head
        badge={
          <Badge icon={<Clock aria-hidden />}>{turnInWords({ whose: 'guardian', since: applied_at })}</Badge>
        }
        text={`${company.name} doesn't see it yet. We send it when your parent or guardian agrees. You can send them the link again in Settings.`}
      >
        Your application is ready
      </Head>
    );
  if (status === 'pending')
    return (
      <>
        <Head badge={<Waiting since={applied_at} />}>Your application was sent</Head>
        <ApplicationSteps
          at="sent"
          company={company.name}
          applied={timeAgo(applied_at)}
          note={answerWords(application, company)}
        />
      </>
    );
  if (status === 'accepted') return <Accepted id={id} />;
  const { badge, title, text } = application.unanswered ? unanswered : closings[status];
  return (
    <Head badge={badge} text={text({ ...application, company: company.name, closed })}>
      {title}
    </Head>
  );
}

/** What the company promised, or else how soon it usually answers. */
function answerWords({ answer_by }: Application, { answers_in_minutes }: Props['company']) {
  if (answer_by) return promisedInWords(answer_by);
  return answers_in_minutes === null ? undefined : `Usually answers in ${waitInWords(answers_in_minutes)}`;
}

type Closing = {
  badge: ReactNode;
  title: string;
  text: (it: Application & { company: string; closed: boolean }) => string | null;
};

const closings: Record<Exclude<Application['status'], 'pending' | 'accepted'>, Closing> = {
  completed: {
    badge: <Badge tone="green">Completed</Badge>,
    title: 'You did it',
    text: ({ finished_at }) => finished_at && `Finished ${timeAgo(finished_at)}.`,
  },
  rejected: {
    badge: <Badge>Not this time</Badge>,
    title: "This one didn't work out",
    text: ({ company }) =>
      `${company} can't offer you a spot this time. That happens to everyone, and the next one could be yours.`,
  },
  withdrawn: {
    badge: <Badge>Withdrawn</Badge>,
    title: 'This application was withdrawn',
    text: ({ closed }) => (closed ? null : 'You can apply again anytime.'),
  },
  ended: {
    badge: <Badge>Ended</Badge>,
    title: 'This collaboration has ended',
    text: () => 'Your work and the feedback stay here.',
  },
};

const unanswered: Closing = {
  badge: <Badge>No answer</Badge>,
  title: unansweredText,
  text: ({ company }) =>
    `${company} didn't answer for ${limits.unansweredDays} days, so we closed your application. It says nothing about you.`,
};

/** The progress of an accepted application, and whose turn it is. */
function Accepted({ id }: { id: string }) {
  const { data } = useQuery(ownApplicationQuery(id));
  return (
    <>
      <Head
        badge={
          <>
            <Badge tone="green">Accepted</Badge>
            {data?.turn?.whose === 'student' && <Badge tone="sun">{turnInWords(data.turn)}</Badge>}
            {data?.turn?.whose === 'company' && <Waiting since={data.turn.since} />}
          </>
        }
        text={
          data?.next_task ? (
            <>
              Next: <span className="font-semibold text-ink">{data.next_task.title}</span>
            </>
          ) : (
            data?.turn?.answer_by && promisedInWords(data.turn.answer_by)
          )
        }
      >
        You're in
      </Head>
      {data && <TaskDots {...data.tasks} over={data.turn?.whose === 'company'} />}
    </>
  );
}

const Waiting = ({ since }: { since: string }) => (
  <Badge icon={<Clock aria-hidden />}>{turnInWords({ whose: 'company', since })}</Badge>
);

type HeadProps = { badge: ReactNode; text?: ReactNode; children: string };

const Head = ({ badge, text, children }: HeadProps) => (
  <div className="grid grid-cols-1 gap-2">
    <div className="flex flex-wrap gap-2">{badge}</div>
    <h3 className="text-lg leading-tight">{children}</h3>
    {text && <p className="text-ink-soft wrap-anywhere">{text}</p>}
  </div>
);
