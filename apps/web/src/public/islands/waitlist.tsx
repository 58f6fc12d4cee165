import { WaitlistForm } from '../../features/waitlist/waitlist-form.tsx';
import { say } from '../speak.ts';

const Waitlist = () => <WaitlistForm say={say} />;
export default Waitlist;
