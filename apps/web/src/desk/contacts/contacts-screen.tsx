import { QueueScreen } from '../queue/queue-screen.tsx';
import { ContactDetail } from './contact-detail.tsx';
import { contactsQuery } from './contact-queries.ts';
import { ContactQueue } from './contact-queue.tsx';

export const ContactsScreen = () => (
  <QueueScreen
    path="/desk/contacts"
    title="Removed contact details"
    queryKey={contactsQuery.queryKey}
    renderList={(openId, onOpen) => <ContactQueue openId={openId} onOpen={onOpen} />}
    renderItem={(open) => <ContactDetail key={open.id} {...open} />}
  />
);
