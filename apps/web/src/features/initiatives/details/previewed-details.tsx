import type { InitiativeDetails as Details } from '@questline/contract';
import { Button } from '../../../ui/button.tsx';
import { InitiativeDetails } from './initiative-details.tsx';

/** The student's page as the company previews it, with Apply disabled. */
export const PreviewedDetails = ({ details }: { details: Details }) => (
  <InitiativeDetails
    initiative={details}
    action={
      <Button wide size="large" disabled>
        Apply
      </Button>
    }
  />
);
