// The greeting on the home page: what needs the student's attention, in one sentence.
import type { HomePage } from '@questline/contract';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export function summaryOf({ turns, messages, news }: Pick<HomePage, 'turns' | 'messages' | 'news'>): string {
  const revisions = turns.filter(({ kind }) => kind === 'revision').length;
  const tasks = turns.length - revisions;
  const unread = messages.reduce((sum, one) => sum + one.unread, 0);
  const waiting = [
    revisions > 0 && counted(revisions, 'task needs changes', 'tasks need changes'),
    tasks > 0 && counted(tasks, 'task is ready', 'tasks are ready'),
    unread > 0 && `you have ${counted(unread, 'new message', 'new messages')}`,
  ].filter((part) => part !== false);
  if (waiting.length > 0) {
    const words = new Intl.ListFormat('en-US').format(waiting);
    return `${words[0]!.toUpperCase()}${words.slice(1)}.`;
  }
  return news.length > 0 ? "You're all caught up. Here's what's new." : "You're all caught up.";
}
