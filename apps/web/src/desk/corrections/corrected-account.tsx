import type { OpenedAccount } from '@questline/contract';
import { Card } from '../../ui/card.tsx';
import { Fact, Facts } from '../fact.tsx';
import { reasonWords } from '../reason-fields.tsx';

/** Whose email it is, and what the operator who requested the correction wrote. */
export function CorrectedAccount({ account: { name, email, correction, log } }: { account: OpenedAccount }) {
  const request = log.find(({ what }) => what === 'corrected_email');
  return (
    <Card tight>
      <Facts>
        <Fact label="Name">{name ?? 'No name'}</Fact>
        <Fact label="Reason for the request">
          {request?.reason ? reasonWords[request.reason as keyof typeof reasonWords] : 'Not specified'}
        </Fact>
        <Fact label="Email now">{email}</Fact>
        <Fact label="New email">{correction?.email}</Fact>
        {request?.note && <Fact label="Note">{request.note}</Fact>}
      </Facts>
    </Card>
  );
}
