// /record: what the student finished.
import type { RecordEntry, RecordInProgress } from '@questline/contract';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Compass } from 'lucide-react';
import { MyRecordView } from '../../../features/record/record.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { useAccount } from '../../shell/use-account.ts';

export const RecordPage = () => (
  <MyRecordView
    firstName={useAccount()?.name.split(' ')[0] ?? ''}
    link={entryLink}
    continueLink={continueLink}
    browse={
      <RouterButtonLink to="/incentives" icon={<Compass aria-hidden />}>
        Browse initiatives
      </RouterButtonLink>
    }
  />
);

const entryLink = ({ initiative }: RecordEntry) => (
  <Link to="/initiative-tasks/$id" params={{ id: initiative.id }} className="hover:underline">
    {initiative.name}
  </Link>
);

const continueLink = ({ initiative }: RecordInProgress) => (
  <RouterButtonLink
    to="/initiative-tasks/$id"
    params={{ id: initiative.id }}
    size="small"
    variant="secondary"
    iconAfter={<ArrowRight aria-hidden />}
  >
    Continue<span className="sr-only"> with {initiative.name}</span>
  </RouterButtonLink>
);
