// /verify/{code}: checks a certificate or badge while the reader looks on.
import { findCode, groupCode } from '@questline/credentials/code';
import { productName } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { Award, BadgeCheck, Check, ShieldX, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { LogoTile } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { DottedRing } from '../../ui/feedback/spinner.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { TagList } from '../../ui/tag.tsx';
import { Trail, Waypoint } from '../../ui/trail/trail.tsx';
import { ClosingWords } from './closing-words.tsx';
import { EntryFacts } from './entry-parts.tsx';
import { CompanyNotVerified } from './not-verified.tsx';
import { badgePath, certificatePath } from './record-addresses.ts';
import { approvedOn, isDated, periodInWords } from './record-words.ts';
import { SharedFrame } from './shared-frame.tsx';
import { SharedHero } from './shared-hero.tsx';
import { Stamp } from './stamp.tsx';
import { verificationQuery, type Checked } from './verify-credential.ts';
import { refusalInWords, type Refusal } from './verify-words.ts';

type Verified = Extract<Checked, { state: 'verified' }>;

export function VerifyPage({ typed }: { typed: string }) {
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(findCode(typed)));
  usePageTitle('Check a certificate');
  return (
    <SharedFrame showsStudent={data?.state === 'verified'}>
      {data ? (
        data.state === 'verified' ? (
          <VerifiedView checked={data} />
        ) : (
          <NotVerified refusal={refusalInWords(data)} typed={data.state === 'unknown' ? typed : undefined} />
        )
      ) : error ? (
        <ErrorState
          title="We couldn't check this"
          text={`${failureText(error)} This says nothing about the certificate.`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SharedHero>
          <Stamp icon={<DottedRing />} tone="quiet">
            Checking…
          </Stamp>
        </SharedHero>
      )}
    </SharedFrame>
  );
}

type NotVerifiedProps = {
  refusal: Refusal;
  /** The ID, if it may have been mistyped. */ typed: string | undefined;
};

const NotVerified = ({ refusal: { stamp, title, text, withdrawn }, typed }: NotVerifiedProps) => (
  <SharedHero>
    <Stamp
      icon={withdrawn ? <Undo2 aria-hidden /> : <ShieldX aria-hidden />}
      tone={withdrawn ? 'quiet' : 'bad'}
    >
      {stamp}
    </Stamp>
    <h1 className="text-3xl text-balance md:text-4xl">{title}</h1>
    <p className="max-w-line text-lg">{text}</p>
    {typed !== undefined && <AskAgain before={typed} />}
  </SharedHero>
);

function AskAgain({ before }: { before: string }) {
  const [typed, setTyped] = useState(() => {
    const code = findCode(before);
    return code ? groupCode(code) : before;
  });
  return (
    <form
      className="flex max-w-md flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) location.assign(`/verify/${encodeURIComponent(typed.trim())}`);
      }}
    >
      <Field label="Record ID" className="min-w-0 grow basis-64 md:-mb-1.5">
        <TextInput
          value={typed}
          placeholder="7KQ2-M9XD-4TRA-HW6V"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit">Check</Button>
    </form>
  );
}

function VerifiedView({ checked: { content, company, checkedAt } }: { checked: Verified }) {
  const { holder, initiative, tasks } = content;
  const all = tasks.length === 1 ? 'the task' : `all ${tasks.length} tasks`;
  return (
    <>
      <SharedHero waypoints={tasks.length} overlapped>
        <Stamp icon={<Check aria-hidden strokeWidth={3} />} tone="good">
          Verified
        </Stamp>
        <h1 className="text-4xl text-balance wrap-anywhere md:text-5xl">
          {holder} finished “{initiative}”
        </h1>
        <p className="max-w-line text-lg wrap-anywhere">
          {content.company} approved {all}. The record is genuine and hasn't been changed.
        </p>
      </SharedHero>
      <div className="relative z-10 -mt-12 grid grid-cols-1 items-start gap-6 md:mx-6 md:-mt-24 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <What content={content} company={company} />
        <Checks content={content} company={company} checkedAt={checkedAt} />
      </div>
    </>
  );
}

function What({ content, company }: Pick<Verified, 'content' | 'company'>) {
  const { initiative, tasks, skills, closing_words } = content;
  const shown = {
    ...content,
    initiative: { name: initiative },
    company: {
      company_name: content.company,
      logo_url: company?.logo_url ?? null,
      verified: !!company?.verified,
    },
    revisions: content.revisions ?? 0,
  };
  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      <div className="flex items-start gap-3">
        <LogoTile id={content.company} name={content.company} src={shown.company.logo_url} />
        <div className="min-w-0">
          <h2 className="text-lg leading-snug wrap-anywhere md:text-xl">{initiative}</h2>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {content.company}
            {isDated(shown) && ` · ${periodInWords(shown)}`}
          </p>
        </div>
      </div>
      <EntryFacts entry={shown} />
      <ul className="divide-y divide-line border-y border-line">
        {tasks
          .map(({ title, approved_at }, place) => ({ title, approved_at, place }))
          .map(({ title, approved_at, place }) => (
            <li key={place} className="flex flex-wrap items-center gap-x-3 py-2.5">
              <Check aria-hidden strokeWidth={3} className="size-4 shrink-0 text-trail" />
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{title}</span>
              {approved_at && <span className="text-sm text-ink-soft">{approvedOn(approved_at)}</span>}
            </li>
          ))}
      </ul>
      {closing_words && <ClosingWords words={closing_words} company={shown.company} />}
      {skills.length > 0 && <TagList tags={skills} show={skills.length} />}
      {!shown.company.verified && <CompanyNotVerified name={content.company} />}
      <p className="rounded-card bg-sunken p-4 text-sm text-ink-soft">
        <b className="font-semibold text-ink">What this doesn't say.</b> {productName} doesn't grade students.
        Hours are the company's estimate, and closing words are the company's own.
      </p>
    </Card>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

function Checks({ content, company, checkedAt }: Omit<Verified, 'state'>) {
  const { code, issued_at, tasks } = content;
  const each = tasks.length === 1 ? 'the task' : `each of the ${tasks.length} tasks`;
  return (
    <Card className="grid grid-cols-1 gap-5">
      <h2 className="text-lg">What we checked</h2>
      <Trail label="Checks">
        <Waypoint
          state={company?.verified ? 'done' : 'open'}
          title={<Title>{company?.verified ? 'The company is real' : 'The company was real then'}</Title>}
          note={
            company?.verified
              ? `A person on our team checked who is behind ${content.company}, its website, and whether the work suits high-school students.`
              : `${content.company} is no longer verified.`
          }
        />
        <Waypoint
          state="done"
          title={<Title>A person reviewed the work</Title>}
          note={`Someone at ${content.company} approved ${each}${lastOf(tasks)}.`}
        />
        <Waypoint
          state="done"
          title={<Title>Nothing was changed</Title>}
          note={`Signed by ${productName} on ${day.format(new Date(issued_at))}. Your browser checked the signature.`}
        />
        <Waypoint
          state="done"
          title={<Title>The student still shares it</Title>}
          note={`Not withdrawn. Checked ${moment.format(checkedAt)}.`}
        />
      </Trail>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          href={badgePath(code)}
          download
          variant="secondary"
          size="small"
          icon={<BadgeCheck aria-hidden />}
        >
          Get badge
        </ButtonLink>
        <ButtonLink
          href={certificatePath(code)}
          download
          variant="secondary"
          size="small"
          icon={<Award aria-hidden />}
        >
          Get certificate
        </ButtonLink>
      </div>
      <p className="border-t border-dashed border-line pt-4 text-sm text-ink-soft">
        Record ID <span className="font-mono text-ink">{groupCode(code)}</span>
        <br />
        Open Badges 3.0. You can check the badge offline with our{' '}
        <a href="/.well-known/did.json" className="font-semibold text-trail underline underline-offset-4">
          public key
        </a>
        .
      </p>
    </Card>
  );
}

/** When the last one was approved, if the student shows dates. */
function lastOf(tasks: Verified['content']['tasks']) {
  const last = tasks
    .flatMap(({ approved_at }) => approved_at ?? [])
    .toSorted()
    .at(-1);
  if (!last) return '';
  return `${tasks.length === 1 ? '' : ', the last'} on ${day.format(new Date(last))}`;
}

const Title = ({ children }: { children: ReactNode }) => <h3 className="text-base">{children}</h3>;
