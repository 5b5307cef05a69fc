import { recordAddress } from '#requests/address.ts';
import type { RecordsAt } from './address-of-route.ts';
import type * as nextYear from './portal/next-year.ts';

/** Apart from the other addresses of the portal, which its first visit brings: only a family without a place asks here. */
export const nextYearAt: RecordsAt<typeof nextYear> = recordAddress(
  '/api/portal/applications',
  'next-year',
);
