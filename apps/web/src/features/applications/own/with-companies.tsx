import type { OwnApplication } from '@questline/contract';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { promisedInWords } from '../../../lib/format/answer-clock.ts';
import { waitInWords } from '../../../lib/format/durations.ts';
import { turnInWords } from '../../../lib/format/whose-turn.ts';
import { LogoTile } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';

type Props = {
  applications: OwnApplication[];
  /** The initiative's name, as the link over the whole row (class `stretched`). */
  link: (application: OwnApplication) => ReactNode;
};

/** Applications waiting on the company. */
export const WithCompanies = ({ applications, link }: Props) => (
  <ul className="grid gap-3">
    {applications.map((application) => (
      <li key={application.id} className="min-w-0">
        <Row application={application} link={link(application)} />
      </li>
    ))}
  </ul>
);

function Row({ application, link }: { application: OwnApplication; link: ReactNode }) {
  const { company, status, turn } = application;
  const answers = status === 'pending' && turn?.whose === 'company' && company.answers_in_minutes !== null;
  const promised = turn?.answer_by && promisedInWords(turn.answer_by);
  return (
    <Card lifts tight className="flex flex-wrap items-start gap-x-4 gap-y-2 md:items-center">
      <LogoTile id={company.id} name={company.company_name} src={company.logo_url} />
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug wrap-anywhere">{link}</h3>
        <p className="text-sm text-ink-soft">
          {company.company_name}
          {promised && ` · ${promised}`}
          {!promised && answers && ` · Usually answers in ${waitInWords(company.answers_in_minutes!)}`}
        </p>
      </div>
      {turn && (
        <div className="max-md:basis-full max-md:pl-14">
          <Badge icon={<Clock aria-hidden />}>{turnInWords(turn)}</Badge>
        </div>
      )}
    </Card>
  );
}
