import { PublicHeader } from '../frame/public-header.tsx';

const Header = () => <PublicHeader />;
export default Header;
