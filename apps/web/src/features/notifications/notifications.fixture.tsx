import type { Notification } from '@questline/contract';

let made = 0;
export const aNotification = (text: string, more: Partial<Notification> = {}): Notification => ({
  id: `0198c0de-7a11-7000-8000-${String(1_000 - ++made).padStart(12, '0')}`,
  kind: 'message_received',
  text,
  path: '/inbox?thread=7',
  count: 1,
  read: false,
  created_at: new Date().toISOString(),
  ...more,
});
