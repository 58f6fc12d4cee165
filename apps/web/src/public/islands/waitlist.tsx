import { WaitlistForm } from '../../features/waitlist/waitlist-form.tsx';
import { lazyToast } from '../lazy-toast.ts';

const Waitlist = () => <WaitlistForm toast={lazyToast} />;
export default Waitlist;
