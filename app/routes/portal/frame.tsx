import { Outlet } from 'react-router';
import styles from './portal.css?url';

/** The screens of the portal have more to show than those of an account. */
export const links = () => [{ rel: 'stylesheet', href: styles }];

export default Outlet;
