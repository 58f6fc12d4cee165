// The student's home page: what needs attention, what's new, and what to try next. The page passes in the links.
import type {
  HomeNews,
  HomePage,
  HomeTurn,
  InitiativeCard,
  OwnApplication,
  WelcomeQuest,
} from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { useIsWide } from '../../ui/layout/use-is-wide.ts';
import { Block } from './block.tsx';
import { CardPlace, CardRow, type Columns } from './card-row.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { homeQuery } from './home-query.ts';
import { summaryOf } from './home-summary.ts';
import { NewsList } from './news-list.tsx';
import { Start } from './start.tsx';
import { TurnCard } from './turn-card.tsx';
import { UnreadLine, UnreadRow } from './unread-row.tsx';

type Props = {
  /** The student's first name, if known. */
  name: string;
  /** The student is on a break: nothing asks for attention. */
  calm?: boolean;
  /** About the break. */
  notice?: ReactNode;
  /** `first`: the one to start with. */
  turnLink: (turn: HomeTurn, first: boolean) => ReactNode;
  messageLink: (message: HomePage['messages'][number]) => ReactNode;
  newsLink: (news: HomeNews, words: string) => ReactNode;
  card: (initiative: InitiativeCard) => ReactNode;
  more: Record<'best_fit' | 'quick_wins' | 'new_this_week', ReactNode>;
  /** The card of the welcome quest. `isFirst`: nothing else is to do. */
  welcome: (quest: WelcomeQuest, isFirst: boolean) => ReactNode;
  /** The same for a student who hasn't started anything: it's inside the greeting, which has the next step. */
  progress: (quest: WelcomeQuest) => ReactNode;
  /** Applications waiting on a company; there is at least one. */
  waiting: (applications: OwnApplication[]) => ReactNode;
  /** The next step for a student who hasn't started anything. */
  begin: (home: HomePage) => ReactNode;
  /** Shown instead of the best-fit block until the student takes the survey. */
  survey: ReactNode;
  /** Link to the record, on phones: their menu at the bottom has no room for it. */
  record: ReactNode;
};

export function Home(props: Props) {
  const { data: home, error, isFetching, refetch } = useQuery(homeQuery);
  if (home) return <Blocks home={home} {...props} />;
  if (!error) return <HomeSkeleton />;
  return (
    <ErrorState
      title="Failed to load your home page"
      text={failureText(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** Each initiative appears only in the first block that contains it. */
function offersOf({ best_fit, quick_wins, new_this_week }: HomePage) {
  const seen = new Set<string>();
  const unseen = (cards: InitiativeCard[]) => cards.filter(({ id }) => !seen.has(id) && seen.add(id));
  const offers = [
    { name: 'best_fit', title: 'Best fit for you', cards: unseen(best_fit) },
    { name: 'quick_wins', title: 'Quick Wins', cards: unseen(quick_wins) },
    { name: 'new_this_week', title: 'New this week', cards: unseen(new_this_week) },
  ] as const;
  return offers.filter(({ cards }) => cards.length > 0);
}

/** Two cards leave room for a next block with only one. */
const columnsOf = (cards: unknown[], next: unknown[] | undefined) =>
  Math.min(cards.length, next?.length === 1 ? 2 : 3) as Columns;

const spans: Record<Columns, string> = { 1: '', 2: 'xl:col-span-2', 3: 'xl:col-span-3' };

/** The newest about each task, unless the task has a card. */
function otherNews({ turns, news }: HomePage) {
  const taskOf = (initiative: { id: string }, title: string) => `${initiative.id} ${title}`;
  const seen = new Set(turns.map(({ initiative, title }) => taskOf(initiative, title)));
  return news.filter(({ initiative, task_title }) => {
    if (task_title === null) return true;
    const task = taskOf(initiative, task_title);
    return !seen.has(task) && seen.add(task);
  });
}

type Message = HomePage['messages'][number];

/** Messages about an initiative are in the card of its first task. */
function messagesOf({ turns, messages }: HomePage) {
  const inCards = new Map<string, Message>();
  const others: Message[] = [];
  for (const message of messages) {
    const card = turns.find(({ initiative }) => initiative.id === message.initiative?.id);
    if (card && !inCards.has(card.id)) inCards.set(card.id, message);
    else others.push(message);
  }
  return { inCards, others };
}

function Blocks({ home, calm = false, ...props }: Props & { home: HomePage }) {
  const { turns, messages, waiting } = home;
  const { inCards, others } = messagesOf(home);
  const news = otherNews(home);
  const offers = offersOf(home);
  const isWide = useIsWide();
  // One next step at a time: work comes before the welcome quest.
  const isFirst = turns.length === 0;
  const welcome = !calm && props.welcome(home.welcome_quest, isFirst);
  const isNew = turns.length + messages.length + home.news.length + waiting.length === 0;
  const hasTurns = turns.length + messages.length > 0;
  const messageIn = ({ id }: HomeTurn) => {
    const message = inCards.get(id);
    return message && <UnreadLine message={message} link={props.messageLink(message)} />;
  };
  const waitingList = waiting.length > 0 && props.waiting(waiting);
  const newsBlock = !isNew && news.length > 0 && (
    <Block title="News">
      <NewsList news={news} link={props.newsLink} />
    </Block>
  );
  return (
    <div className="grid grid-cols-1 gap-10">
      {isNew ? (
        <>
          {props.notice}
          <Start
            name={props.name}
            home={home}
            ways={props.begin(home)}
            quest={props.progress(home.welcome_quest)}
          />
        </>
      ) : (
        <>
          <div className="grid gap-1">
            <div className="flex items-center justify-between gap-4">
              <h2 className="text-3xl">Hi {props.name}</h2>
              <div className="shrink-0 md:hidden">{props.record}</div>
            </div>
            {/* During a break, the notice below says what there is to say. */}
            {!calm && <p className="text-lg text-ink-soft">{summaryOf({ ...home, news })}</p>}
          </div>
          {props.notice}
          {isFirst && welcome}
          {(hasTurns || waitingList || isWide) && (
            <div className="grid grid-cols-1 gap-x-8 gap-y-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
              <div className="grid min-w-0 grid-cols-1 content-start gap-10">
                {hasTurns && (
                  <Block title={calm ? "When you're back" : 'Your turn'}>
                    {turns.length > 0 && (
                      <ul className="grid gap-4 md:grid-cols-2">
                        {turns.map((turn, i) => (
                          <li key={turn.id} className={cx('min-w-0', i === 0 && 'md:col-span-2')}>
                            <TurnCard
                              turn={turn}
                              link={props.turnLink(turn, i === 0 && !calm)}
                              first={i === 0}
                              calm={calm}
                              message={messageIn(turn)}
                            />
                          </li>
                        ))}
                      </ul>
                    )}
                    {others.length > 0 && (
                      <ul className="grid gap-3">
                        {others.map((message) => (
                          <li key={message.id} className="min-w-0">
                            <UnreadRow message={message} link={props.messageLink(message)} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </Block>
                )}
                {!hasTurns && waitingList}
              </div>
              {isWide && newsBlock}
            </div>
          )}
          {hasTurns && waitingList}
          {!isFirst && welcome}
        </>
      )}
      {/* The welcome quest card already asks for the survey. */}
      {home.best_fit.length === 0 && !home.survey_done && !isNew && !home.welcome_quest.shown && props.survey}
      <div className="grid grid-cols-1 gap-10 empty:hidden xl:grid-cols-3 xl:gap-x-5">
        {offers.map(({ name, title, cards }, i) => {
          const columns = columnsOf(cards, offers[i + 1]?.cards);
          return (
            <Fragment key={name}>
              <div className={cx('min-w-0', spans[columns])}>
                <Block title={title} more={props.more[name]}>
                  <CardRow columns={columns}>
                    {cards.map((initiative) => (
                      <CardPlace key={initiative.id}>{props.card(initiative)}</CardPlace>
                    ))}
                  </CardRow>
                </Block>
              </div>
              {/* On narrow screens, what fits comes before what happened. */}
              {i === 0 && !isWide && newsBlock}
            </Fragment>
          );
        })}
        {offers.length === 0 && !isWide && newsBlock}
      </div>
    </div>
  );
}
