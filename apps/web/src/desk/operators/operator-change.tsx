// Asks before a lead changes an operator, and says what happens.
import type { ListedOperator } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LightDialog } from '../../ui/overlays/light-dialog.tsx';
import { passkeyFailureText } from '../browser-passkeys.ts';
import { deskApi } from '../desk-queries.ts';
import { useOperatorChange } from './operator-queries.ts';

export type Change = 'lead' | 'operator' | 'link' | 'disable';

type Words = { title: string; effect: string; button: string; done: string };

function wordsFor(change: Change, { name, email, state }: ListedOperator): Words {
  const hours = `The link works once, for ${limits.operatorSetupHours} hours.`;
  return {
    lead: {
      title: `Make ${name} a lead?`,
      effect: 'Leads can manage operators, including you, delete accounts permanently and export evidence.',
      button: 'Make lead',
      done: `${name} is a lead now.`,
    },
    operator: {
      title: `Make ${name} an operator?`,
      effect: 'They can no longer manage operators, delete accounts or export evidence. They stay signed in.',
      button: 'Make operator',
      done: `${name} is an operator now.`,
    },
    link: {
      title: state === 'disabled' ? `Let ${name} back in?` : `Send ${name} a new set-up link?`,
      effect:
        state === 'active'
          ? `This signs them out. Their password, passkeys and recovery codes stop working, and we email ${email} a link to set up again. ${hours}`
          : `We email ${email} a link to set up their account. Earlier links stop working. ${hours}`,
      button: 'Send set-up link',
      done: `We're emailing ${email} a set-up link.`,
    },
    disable: {
      title: `Disable ${name}?`,
      effect:
        "This signs them out everywhere, and they can't sign in. What they did stays recorded. You can let them back in later.",
      button: 'Disable',
      done: `${name} is disabled.`,
    },
  }[change];
}

function send(change: Change, id: string) {
  const params = { id };
  if (change === 'disable') return deskApi('DELETE /api/desk/operators/:id', { params });
  if (change === 'link') return deskApi('POST /api/desk/operators/:id/set-up-link', { params });
  return deskApi('PUT /api/desk/operators/:id/role', { params, body: { role: change } });
}

type Props = {
  operator: ListedOperator;
  change: Change;
  onClose: () => void;
  onDone: (said: string) => void;
};

export function OperatorChange({ operator, change, onClose, onDone }: Props) {
  const { title, effect, button, done } = wordsFor(change, operator);
  const { mutate, isPending, error } = useOperatorChange(
    () => send(change, operator.id) as Promise<unknown>,
    () => {
      onDone(done);
      onClose();
    },
  );
  return (
    <LightDialog
      title={title}
      onDismiss={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={change === 'disable' ? 'danger' : 'primary'}
            busy={isPending && 'Waiting for your passkey…'}
            onClick={() => mutate(undefined)}
          >
            {button}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{effect} You confirm it with your passkey.</p>
        {error && <Notice tone="danger">{passkeyFailureText(error)}</Notice>}
      </div>
    </LightDialog>
  );
}
