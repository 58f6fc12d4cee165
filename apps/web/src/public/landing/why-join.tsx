import { BriefcaseBusiness, GraduationCap, HeartHandshake, Lightbulb, type LucideIcon } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { Band } from '../frame/band.tsx';

const reasons: { title: string; text: string; icon: LucideIcon }[] = [
  {
    title: 'Gain Experience',
    text: 'Interview customers, film clips, test a newsletter. Companies put your work to real use.',
    icon: BriefcaseBusiness,
  },
  {
    title: 'Mission-Driven',
    text: 'Every company says what it stands for. You pick the ones you believe in.',
    icon: HeartHandshake,
  },
  {
    title: 'Learn Skills',
    text: 'Practice sales, writing, video and research, and get feedback on your work.',
    icon: Lightbulb,
  },
  {
    title: 'Educational Focus',
    text: 'Small, clear tasks that fit around school. You set the pace, and there are no public rankings.',
    icon: GraduationCap,
  },
];

export const WhyJoin = () => (
  <Band id="features" sunken>
    <div className="grid gap-x-16 gap-y-9 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div>
        <h2 className="text-3xl">Why Join</h2>
        <p className="mt-3 max-w-line text-lg text-balance text-ink-soft">
          School shows you how it's done. Here, you do it for someone who needs it.
        </p>
      </div>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-5">
        {reasons.map(({ title, text, icon: Icon }) => (
          <li key={title}>
            <Card className="h-full max-md:flex max-md:gap-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-[14px] bg-trail-soft text-trail-strong md:mb-5 [&_svg]:size-6">
                <Icon aria-hidden />
              </span>
              <div>
                <h3 className="text-lg leading-tight">{title}</h3>
                <p className="mt-1.5 text-ink-soft">{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  </Band>
);
