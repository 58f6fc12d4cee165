// The state of things in one sentence, first of all whose turn it is.
import type { HomePage } from '@questline/contract';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export function summaryOf({ turns, messages, news }: Pick<HomePage, 'turns' | 'messages' | 'news'>): string {
  const revisions = turns.filter(({ kind }) => kind === 'revision').length;
  const tasks = turns.length - revisions;
  const unread = messages.reduce((sum, one) => sum + one.unread, 0);
  const waiting = [
    revisions > 0 && counted(revisions, 'revision', 'revisions'),
    tasks > 0 && counted(tasks, 'task', 'tasks'),
    unread > 0 && counted(unread, 'message', 'messages'),
  ].filter((part) => part !== false);
  if (waiting.length > 0) {
    const list =
      waiting.length < 3
        ? waiting.join(' and ')
        : `${waiting.slice(0, -1).join(', ')} and ${waiting.at(-1)!}`;
    const alone = turns.length + unread === 1;
    return `${list} ${alone ? 'waits' : 'wait'} for you.`;
  }
  return news.length > 0
    ? 'Nothing waits for you right now. Here is what happened.'
    : 'Nothing waits for you right now.';
}
