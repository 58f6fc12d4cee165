// /r/{link} and /verify/{code}: for anyone who has the address.
import { useParams } from '@tanstack/react-router';
import { SharedRecordPage } from '../../../features/record/shared-record.tsx';
import { VerifyPage } from '../../../features/record/verify-page.tsx';

export function SharedRecordRoute() {
  const { link = '' } = useParams({ strict: false });
  return <SharedRecordPage link={link} />;
}

export function VerifyRoute() {
  const { code = '' } = useParams({ strict: false });
  return <VerifyPage typed={code} />;
}
