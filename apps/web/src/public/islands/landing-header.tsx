import { PublicHeader } from '../public-header.tsx';

const LandingHeader = () => <PublicHeader landing />;
export default LandingHeader;
