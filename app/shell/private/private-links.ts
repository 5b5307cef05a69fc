import type { LinkDescriptor } from 'react-router';
import portal from '#app/routes/portal/portal.css?url';
import styles from '#features/accounts/account.css?url';

/** Screens that are for one person have a style sheet of their own; public pages do not carry it. */
export function privateLinks(): LinkDescriptor[] {
  return [{ rel: 'stylesheet', href: styles }];
}

/** The same for the screens of the portal, which have more to show. */
export function portalLinks(): LinkDescriptor[] {
  return [...privateLinks(), { rel: 'stylesheet', href: portal }];
}
