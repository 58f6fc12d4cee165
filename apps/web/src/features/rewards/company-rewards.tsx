// What a company owes its students and has paid them.
import type { CompanyReward } from '@questline/contract';
import { productName, type RewardTab } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { tabCount } from '../../lib/format/tab-count.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { itemsOf, PagedList } from '../../ui/lists/paged-list.tsx';
import { CelebrationScene } from '../../ui/scenes/celebration-scene.tsx';
import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { byStudent, overdueInWords, sumInWords } from './reward-words.ts';
import { companyRewardsQuery } from './rewards-queries.ts';
import { StudentRewards } from './student-rewards.tsx';

const labels = [
  { value: 'to_pay', label: 'To pay', urgent: true },
  { value: 'paid', label: 'Paid', urgent: false },
  { value: 'received', label: 'Confirmed', urgent: false },
] as const;

const emptyStates: Record<RewardTab, ReactNode> = {
  to_pay: (
    <EmptyState
      scene={<CelebrationScene />}
      title="You're all caught up"
      text="When you approve work with a reward, it shows up here until you've paid it."
    />
  ),
  paid: (
    <EmptyState
      scene={<EmptyTrailScene />}
      title="No payments to confirm"
      text="Rewards you've marked as paid stay here until the student confirms that they arrived."
    />
  ),
  received: (
    <EmptyState
      scene={<EmptyTrailScene />}
      title="Nothing confirmed yet"
      text="Rewards show up here once students confirm that they arrived."
    />
  ),
};

type Props = { tab: RewardTab; onTab: (tab: RewardTab) => void; back: ReactNode };

export function CompanyRewards({ tab, onTab, back }: Props) {
  const list = useInfiniteQuery(companyRewardsQuery(tab));
  const [paying, setPaying] = useState<readonly CompanyReward[]>();
  // Also on the other tabs, because overdue rewards block activation. The oldest are on the first page.
  const toPay = useInfiniteQuery(companyRewardsQuery('to_pay'));
  const overdue = itemsOf(toPay.data)?.filter((reward) => reward.overdue) ?? [];
  const counts = toPay.data?.pages[0]?.counts;
  const tabs = labels.map(({ value, label, urgent }) => ({
    value,
    label,
    urgent,
    count: counts ? tabCount(counts[value]) : undefined,
  }));
  return (
    <section aria-labelledby="rewards" className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        {back}
        <h2 id="rewards" className="text-xl">
          {(!toPay.hasNextPage && sumInWords(itemsOf(toPay.data))) || 'Rewards'}
        </h2>
        {overdue.length > 0 && (
          <p role="alert" className="flex items-start gap-2 font-semibold text-coral-strong">
            <CircleAlert aria-hidden className="mt-0.5 shrink-0" />
            {overdueInWords(overdue, toPay.hasNextPage)}
          </p>
        )}
        <p className="max-w-line text-sm text-ink-soft">
          You pay students directly. {productName} doesn't move money; it helps you both keep track.
        </p>
      </div>
      <Tabs label="Rewards" tabs={tabs} value={tab} onChange={onTab}>
        <PagedList
          list={list}
          failed={{ title: 'Failed to load rewards', text: failureText(list.error) }}
          loading={<SkeletonList of="student" count={3} label="Loading rewards…" />}
          empty={emptyStates[tab]}
          noun={['reward', 'rewards']}
        >
          {(items) => (
            <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
              {(tab === 'to_pay' ? byStudent(items) : items.map((reward) => [reward])).map((rewards, i) => (
                <li key={rewards[0]!.id} className="min-w-0">
                  <StudentRewards rewards={rewards} first={i === 0} onPay={setPaying} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </Tabs>
      {paying && <PayDialog rewards={paying} onClose={() => setPaying(undefined)} />}
    </section>
  );
}
