// One finished initiative. The newest is open; the others show their sums until they are opened.
import type { RecordEntry } from '@questline/contract';
import { Award, ChevronDown, Eye, Flag, Lock } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { openReport } from '../../lib/report-request.ts';
import { LogoTile } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TagList } from '../../ui/tag.tsx';
import { ClosingWords } from './closing-words.tsx';
import { EntryFacts, EntryInShort, EntryTasks } from './entry-parts.tsx';
import { EntryActions } from './entry-sharing.tsx';
import { EntryTexts } from './entry-texts.tsx';
import { CompanyNotVerified } from './not-verified.tsx';
import { periodInWords } from './record-words.ts';

type Props = { entry: RecordEntry; link: ReactNode; pageIsOn: boolean; startsOpen: boolean };

export function EntryCard({ entry, link, pageIsOn, startsOpen }: Props) {
  const { company, initiative, skills } = entry;
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
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
        <WhoSees entry={entry} pageIsOn={pageIsOn} />
      </div>
      {open ? (
        <div id={id} className="grid grid-cols-1 gap-4">
          <EntryFacts entry={entry} />
          <EntryActions entry={entry} pageIsOn={pageIsOn} isNewest={startsOpen} />
          <EntryTasks entry={entry} />
          {entry.closing_words && (
            <ClosingWords
              words={entry.closing_words}
              company={company}
              report={
                <IconButton
                  label="Report these closing words"
                  onClick={() =>
                    openReport({ subject: 'closing_words', id: entry.id, about: company.company_name })
                  }
                  className="-my-2 -mr-2 [&_svg]:size-4"
                >
                  <Flag aria-hidden />
                </IconButton>
              }
            />
          )}
          {skills.length > 0 && <TagList tags={skills} show={skills.length} />}
          <EntryTexts entry={entry} />
        </div>
      ) : (
        <EntryInShort entry={entry} />
      )}
      {!company.verified && (
        <CompanyNotVerified
          name={company.company_name}
          more="Your work still counts, and the entry says so if you share it."
        />
      )}
      {!startsOpen && (
        <Button
          size="small"
          variant="quiet"
          className="-my-2 -ml-3 justify-self-start"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          icon={<ChevronDown aria-hidden className={open ? 'rotate-180' : undefined} />}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide details' : 'Show details'}
          <span className="sr-only"> of {initiative.name}</span>
        </Button>
      )}
    </Card>
  );
}

function WhoSees({ entry, pageIsOn }: { entry: RecordEntry; pageIsOn: boolean }) {
  if (pageIsOn && entry.on_page)
    return (
      <Badge tone="green" icon={<Eye aria-hidden />}>
        Public
      </Badge>
    );
  return entry.credential ? (
    <Badge icon={<Award aria-hidden />}>Shared by certificate</Badge>
  ) : (
    <Badge icon={<Lock aria-hidden />}>Only you</Badge>
  );
}
