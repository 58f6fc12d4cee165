// One finished initiative.
import type { RecordEntry } from '@questline/contract';
import type { ReactNode } from 'react';
import { LogoTile } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { TagList } from '../../ui/tag.tsx';
import { ClosingWords } from './closing-words.tsx';
import { CredentialActions, ShownButton } from './entry-sharing.tsx';
import { EntryFacts, EntryTasks } from './entry-parts.tsx';
import { CompanyNotVerified } from './not-verified.tsx';
import { periodInWords } from './record-words.ts';

type Props = { entry: RecordEntry; link: ReactNode };

export function EntryCard({ entry, link }: Props) {
  const { company, skills } = entry;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <LogoTile id={company.id} name={company.company_name} src={company.logo_url} />
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="text-lg leading-snug wrap-anywhere md:text-xl">{link}</h3>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {company.company_name}
            <span aria-hidden className="max-md:hidden">
              {' · '}
            </span>
            <span className="max-md:block">{periodInWords(entry)}</span>
          </p>
        </div>
        <ShownButton entry={entry} />
      </div>
      <EntryFacts entry={entry} />
      <EntryTasks entry={entry} />
      {entry.closing_words && <ClosingWords words={entry.closing_words} company={company} />}
      {skills.length > 0 && <TagList tags={skills} show={skills.length} />}
      {!company.verified && (
        <CompanyNotVerified
          name={company.company_name}
          more="Your work still counts, and the entry says so if you share it."
        />
      )}
      <CredentialActions entry={entry} />
    </Card>
  );
}
