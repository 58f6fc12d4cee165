import type { OwnApplication } from '@questline/contract';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useLeave } from './use-leave.ts';

type Props = { application: OwnApplication | undefined; onClose: () => void };

/** Asks for confirmation. A student who is still working leaves; after that it only stops sharing. */
export function LeaveDialog({ application, onClose }: Props) {
  const { mutate, isPending } = useLeave(onClose);
  const company = application?.company.company_name;
  const initiative = application?.initiative.name;
  const works = application?.status === 'accepted';
  return (
    <ConfirmDialog
      open={application !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={works ? 'Leave this initiative?' : `Stop sharing with ${company}?`}
      loses={
        <div className="grid gap-2 wrap-anywhere">
          {works && (
            <p>
              You won't be able to submit work for “{initiative}”. Tasks they approved stay approved, but only
              finished initiatives are added to your record.
            </p>
          )}
          <p>
            {company} won't be able to message you about “{initiative}”. Unless you have another initiative
            with them, they won't see your photo, school and social handles, or changes to your profile.
          </p>
          <p>
            Your work and the feedback stay with both of you.{' '}
            {(works || application?.status === 'completed') && `We'll let ${company} know. `}This can't be
            undone.
          </p>
        </div>
      }
      action={works ? 'Leave initiative' : 'Stop sharing'}
      busy={isPending && (works ? 'Leaving…' : 'Stopping…')}
      onConfirm={() => application && mutate(application)}
    />
  );
}
