import { QueueScreen } from '../queue/queue-screen.tsx';
import { reviewsQuery } from './company-queries.ts';
import { CompanyQueue } from './company-queue.tsx';
import { CompanyReview } from './company-review.tsx';

export const CompaniesScreen = () => (
  <QueueScreen
    path="/desk/companies"
    title="Companies to verify"
    queryKey={reviewsQuery.queryKey}
    renderList={(openId, onOpen) => <CompanyQueue openId={openId} onOpen={onOpen} />}
    renderItem={(open) => <CompanyReview key={open.id} {...open} />}
  />
);
