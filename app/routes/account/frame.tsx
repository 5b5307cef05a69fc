import { Outlet } from 'react-router';
import styles from '#features/accounts/account.css?url';

/** Screens that are for one person have a style sheet of their own; public pages do not carry it. */
export const links = () => [{ rel: 'stylesheet', href: styles }];

export default Outlet;
