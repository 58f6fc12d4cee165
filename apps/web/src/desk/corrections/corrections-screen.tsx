import { QueueScreen } from '../queue/queue-screen.tsx';
import { CorrectionDetail } from './correction-detail.tsx';
import { correctionsQuery } from './correction-queries.ts';
import { CorrectionQueue } from './correction-queue.tsx';

export const CorrectionsScreen = () => (
  <QueueScreen
    path="/desk/corrections"
    title="Email corrections"
    queryKey={correctionsQuery.queryKey}
    renderList={(openId, onOpen) => <CorrectionQueue openId={openId} onOpen={onOpen} />}
    renderItem={(open) => <CorrectionDetail key={open.id} {...open} />}
  />
);
