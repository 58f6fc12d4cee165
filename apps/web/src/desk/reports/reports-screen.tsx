import { QueueScreen } from '../queue/queue-screen.tsx';
import { ReportDetail } from './report-detail.tsx';
import { reportsQuery } from './report-queries.ts';
import { ReportQueue } from './report-queue.tsx';

export const ReportsScreen = () => (
  <QueueScreen
    path="/desk/reports"
    title="Reports"
    queryKey={reportsQuery.queryKey}
    renderList={(openId, onOpen) => <ReportQueue openId={openId} onOpen={onOpen} />}
    renderItem={(open) => <ReportDetail key={open.id} {...open} />}
  />
);
