import { PublicHeader } from '../frame/public-header.tsx';

const LandingHeader = () => <PublicHeader landing />;
export default LandingHeader;
