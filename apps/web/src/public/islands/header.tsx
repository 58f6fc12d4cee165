import { PublicHeader } from '../public-header.tsx';

const Header = () => <PublicHeader />;
export default Header;
