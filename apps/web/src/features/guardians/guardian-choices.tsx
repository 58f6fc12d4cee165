// The guardian's decisions about the whole account: agree, pause or resume, and withdraw.
import type { GuardianPage } from '@questline/contract';
import { CircleCheck, CirclePause, CirclePlay } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useStep } from './use-guardian-page.ts';

type Props = { page: GuardianPage; token: string };

export function GuardianChoices({ page, token }: Props) {
  const { status, paused, waits, student } = page;
  const name = student.first_name;
  const [asks, setAsks] = useState(false);
  const step = useStep(token);
  const busy = (what: typeof step.variables, text: string) =>
    step.isPending && step.variables === what && text;
  const isOver = status === 'withdrawn';
  const isAsked = waits && status === 'told';
  return (
    <section aria-labelledby="choices" className="grid grid-cols-1 gap-4">
      <h2 id="choices" className="text-xl">
        Your choices
      </h2>
      <Card className="grid grid-cols-1 gap-6">
        {(isOver || isAsked) && (
          <Choice
            title={!isOver ? `${name} needs your OK` : waits ? 'You said no' : 'You withdrew your permission'}
            text={
              isOver
                ? `${name} can't apply, and companies can't write. What was running has ended, and ${name} keeps the record of it. If you change your mind, ${name} can apply again.`
                : `Companies see ${name}'s applications only after you agree. You can change your mind anytime.`
            }
          >
            <Button
              wide
              icon={<CircleCheck aria-hidden />}
              busy={busy('confirm', 'Saving…')}
              onClick={() => step.mutate('confirm')}
            >
              {isOver ? 'Give permission again' : 'I agree'}
            </Button>
          </Choice>
        )}
        {(!isOver || paused) && (
          <Choice
            title={paused ? `${name}'s account is paused` : `Pause ${name}'s account`}
            text={
              paused
                ? `Companies can't send messages, and ${name} can't apply, write or submit work. Nothing is lost.`
                : "Companies can't send messages and no new applications go out. Nothing is lost."
            }
          >
            <Button
              wide
              variant={paused ? 'primary' : 'secondary'}
              icon={paused ? <CirclePlay aria-hidden /> : <CirclePause aria-hidden />}
              busy={busy(paused ? 'resume' : 'pause', paused ? 'Resuming…' : 'Pausing…')}
              onClick={() => step.mutate(paused ? 'resume' : 'pause')}
            >
              {paused ? 'Resume account' : 'Pause account'}
            </Button>
          </Choice>
        )}
        {!isOver && (
          <Choice
            title={isAsked ? 'Say no' : 'Withdraw your permission'}
            text={
              isAsked
                ? `We don't send the applications, and companies never see them. You can change your mind anytime.`
                : `Ends everything ${name} does with companies and stops new applications. ${name} keeps the record.`
            }
          >
            <Button wide variant="caution" onClick={() => setAsks(true)}>
              {isAsked ? "I don't agree" : 'Withdraw permission'}
            </Button>
          </Choice>
        )}
      </Card>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={isAsked ? `Say no to ${name}'s applications?` : 'Withdraw your permission?'}
        loses={
          isAsked
            ? `We don't send ${name}'s applications, and we tell ${name} kindly. You can change your mind anytime, but ${name} then has to apply again.`
            : `This ends all of ${name}'s collaborations and withdraws the open applications. Companies only see that ${name} left. You can give permission again, but what ended doesn't reopen.`
        }
        action={isAsked ? 'Say no' : 'Withdraw permission'}
        busy={busy('withdraw', 'Ending…')}
        onConfirm={() => step.mutate('withdraw', { onSettled: () => setAsks(false) })}
      />
    </section>
  );
}

const Choice = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-3 border-t border-line pt-6 first:border-0 first:pt-0">
    <div>
      <h3 className="text-base">{title}</h3>
      <p className="mt-1 text-ink-soft">{text}</p>
    </div>
    {children}
  </div>
);
