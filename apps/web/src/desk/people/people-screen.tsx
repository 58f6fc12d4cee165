// Looks up companies and people. Every search and every account that is opened is recorded with the reason.
import type { FoundAccount } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { Building2, ChevronRight, UserRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { deskApi } from '../desk-queries.ts';
import { ReasonFields, type Why } from '../reason-fields.tsx';
import { AccountDetail } from './account-detail.tsx';

type Opened = { account: Pick<FoundAccount, 'kind' | 'id'>; why: Why };

export function PeopleScreen() {
  const [term, setTerm] = useState('');
  const [why, setWhy] = useState<Why>({ reason: 'support', note: '' });
  const [opened, setOpened] = useState<Opened>();
  const [done, setDone] = useState<string>();
  const search = useMutation({
    mutationFn: () => deskApi('POST /api/desk/accounts/search', { body: { term, ...why } }),
  });
  const open = (account: Opened['account']) => setOpened({ account, why });
  if (opened)
    return (
      <AccountDetail
        key={`${opened.account.kind} ${opened.account.id}`}
        {...opened}
        onBack={() => setOpened(undefined)}
        onDeleted={() => {
          setOpened(undefined);
          search.reset();
          setDone('The account is deleted. We emailed them.');
        }}
        onOpen={open}
      />
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.mutate();
  };
  return (
    <section aria-label="People and companies" className="grid max-w-[46rem] gap-6">
      <h1 className="text-xl">People and companies</h1>
      {done && <Notice tone="info">{done}</Notice>}
      <Card tight>
        <form aria-label="Search" onSubmit={submit} className="grid gap-4">
          <Field
            label="Name, email or id"
            help="The beginning of a name, or the whole email"
            error={
              search.error && term.trim().length < limits.deskSearchMinLength
                ? `Enter at least ${limits.deskSearchMinLength} characters.`
                : undefined
            }
          >
            <TextInput type="search" value={term} onChange={({ target }) => setTerm(target.value)} />
          </Field>
          <div className="grid gap-3 border-t border-line pt-4">
            <p className="text-sm text-ink-soft">
              Why are you looking? It's recorded with every search and every account you open.
            </p>
            <ReasonFields why={why} onChange={setWhy}>
              <Button type="submit" busy={search.isPending && 'Searching…'}>
                Search and record
              </Button>
            </ReasonFields>
          </div>
          {search.error && <Notice tone="danger">{failureText(search.error)}</Notice>}
        </form>
      </Card>
      {search.data && <Results items={search.data.items} onOpen={open} />}
    </section>
  );
}

function Results({ items, onOpen }: { items: FoundAccount[]; onOpen: (account: FoundAccount) => void }) {
  if (items.length === 0)
    return (
      <p role="status" className="text-ink-soft">
        Nobody found. Check the spelling, or try the email.
      </p>
    );
  return (
    <ul aria-label="Results" className="border-t border-line">
      {items.map((item) => {
        const Icon = item.kind === 'company' ? Building2 : UserRound;
        return (
          <li key={`${item.kind} ${item.id}`} className="border-b border-line">
            <button
              type="button"
              onClick={() => onOpen(item)}
              className="flex min-h-14 w-full items-center gap-3 px-3 py-2.5 text-left hover:bg-sunken"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
              <span className="min-w-0 grow">
                <span className="line-clamp-2 font-semibold wrap-anywhere">{item.name ?? 'No name'}</span>
                <span className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">
                  {item.of ?? 'Company'}
                </span>
              </span>
              {item.suspended && <Badge tone="coral">Suspended</Badge>}
              <ChevronRight aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
