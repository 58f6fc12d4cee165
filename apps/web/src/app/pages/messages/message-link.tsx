import { MessageSquareText } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { RouterButtonLink } from '../../shell/links.tsx';

type About = { student: { id: string; full_name: string }; initiative: { id: string } };
type Look = {
  variant?: 'quiet' | 'secondary';
  /** Shows only the icon. */
  compact?: boolean;
};

/** Links to the conversation with a student about an initiative, or to a new message. */
export const messageLink = (
  { student, initiative }: About,
  { variant = 'secondary', compact = false }: Look = {},
) => (
  <RouterButtonLink
    to="/company-inbox"
    search={{ tab: 'messages', to: student.id, about: initiative.id }}
    variant={variant}
    icon={<MessageSquareText aria-hidden />}
    className={compact ? 'size-control shrink-0 px-0' : 'px-3'}
    {...(compact && { title: 'Message' })}
  >
    <span className={cx(compact && 'sr-only')}>Message</span>{' '}
    <span className="sr-only">{student.full_name}</span>
  </RouterButtonLink>
);

/** In a list of students. */
export const studentMessage = (about: About) => messageLink(about, { variant: 'quiet', compact: true });
