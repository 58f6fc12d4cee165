import { QueueScreen } from '../queue/queue-screen.tsx';
import { EmailDetail } from './email-detail.tsx';
import { emailsQuery } from './email-queries.ts';
import { EmailQueue } from './email-queue.tsx';

export const EmailsScreen = () => (
  <QueueScreen
    path="/desk/emails"
    title="Undelivered emails"
    queryKey={emailsQuery.queryKey}
    renderList={(openId, onOpen) => <EmailQueue openId={openId} onOpen={onOpen} />}
    renderItem={(open) => <EmailDetail key={open.id} {...open} />}
  />
);
