import { address, recordAddress } from '#requests/address.ts';
import type { At, RecordsAt } from './address-of-route.ts';
import type { loader as child } from './portal/application.ts';
import type { loader as family } from './portal/applications.ts';
import type { loader as papers } from './portal/papers.ts';

/** Where the screens of the portal ask, each with what the route at it answers; `app/addresses.ts` names its file. */
export const familyAt: At<typeof family> = address('/api/portal/applications');
export const childAt: RecordsAt<typeof child> = recordAddress('/api/portal/applications');
export const papersAt: RecordsAt<typeof papers> = recordAddress(
  '/api/portal/applications',
  'papers',
);

/** What is only sent, or kept as a file. */
export const linksAt = address('/api/portal/links');
export const exportAt = recordAddress('/api/portal/applications', 'copy');
export const erasureAt = recordAddress('/api/portal/applications', 'erasure');
export const contactDetailsAt = recordAddress('/api/portal/applications', 'contact-details');
