// In the settings: the companies that the student blocked. Nothing is shown if there are none.
import type { BlockedCompany } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { LogoTile } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { blocksQuery } from './student-queries.ts';
import { useUnblock } from './use-block.ts';

export function BlockedCompanies() {
  const list = useInfiniteQuery(blocksQuery);
  if (!list.isError && !list.data?.pages[0]?.items.length) return null;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="text-lg">Blocked companies</h3>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        You don't see them on Questline, and they can't reach you. A company that accepted or rejected you
        keeps the copy of your profile it had, without photo, school or handles. If you unblock one, nothing
        reopens.
      </p>
      <PagedList
        list={list}
        failed={{ title: 'Failed to load the companies you blocked', text: failureText(list.error) }}
        part
        loading={null}
        empty={null}
        noun={['company', 'companies']}
      >
        {(items) => (
          <ul>
            {items.map((item) => (
              <Blocked key={item.id} company={item} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Blocked({ company: { id, company_name } }: { company: BlockedCompany }) {
  const { mutate, isPending } = useUnblock();
  const name = nameOf('company', company_name);
  return (
    <li className="flex items-center gap-4 border-b border-line py-3.5 first:pt-0 last:border-0 last:pb-0">
      <LogoTile id={id} name={name} src={null} />
      <p className="min-w-0 grow font-semibold wrap-anywhere">{name}</p>
      <Button
        size="small"
        variant="secondary"
        aria-label={`Unblock ${name}`}
        busy={isPending && 'Unblocking…'}
        onClick={() => mutate({ id, name })}
      >
        Unblock
      </Button>
    </li>
  );
}
