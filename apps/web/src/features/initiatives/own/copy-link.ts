import { toast } from '../../../ui/overlays/toast-store.ts';

/** Copies the address that a student opens. Students can open it only while the initiative is active. */
export function copyLink({ id, status }: { id: string; status: 'active' | 'inactive' }) {
  const address = `${location.origin}/initiative/${id}`;
  void navigator.clipboard.writeText(address).then(
    () =>
      toast({
        title: 'Link copied',
        description: status !== 'active' && 'Students can open this link once the initiative is active.',
      }),
    () => toast({ title: "Your browser didn't allow copying", description: address, variant: 'destructive' }),
  );
}
