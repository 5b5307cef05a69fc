import { address, recordAddress } from '#requests/address.ts';
import type { At, RecordsAt } from './address-of-route.ts';
import type * as child from './portal/application.ts';
import type * as family from './portal/applications.ts';
import type * as comingBack from './portal/coming-back.ts';
import type * as contactDetails from './portal/contact-details.ts';
import type * as erasure from './portal/erasure.ts';
import type * as messages from './portal/messages.ts';
import type * as papers from './portal/papers.ts';

/** Where the screens of the portal ask, each with what the route at it answers and takes; `app/addresses.ts` names its file. */
export const familyAt: At<typeof family> = address('/api/portal/applications');
export const childAt: RecordsAt<typeof child> = recordAddress('/api/portal/applications');
export const papersAt: RecordsAt<typeof papers> = recordAddress(
  '/api/portal/applications',
  'papers',
);
export const messagesOfChildAt: RecordsAt<typeof messages> = recordAddress(
  '/api/portal/applications',
  'messages',
);
export const comingBackAt: RecordsAt<typeof comingBack> = recordAddress(
  '/api/portal/applications',
  'coming-back',
);
export const erasureAt: RecordsAt<typeof erasure> = recordAddress(
  '/api/portal/applications',
  'erasure',
);
export const contactDetailsAt: RecordsAt<typeof contactDetails> = recordAddress(
  '/api/portal/applications',
  'contact-details',
);

/** What is kept as a file. */
export const exportAt = recordAddress('/api/portal/applications', 'copy');
