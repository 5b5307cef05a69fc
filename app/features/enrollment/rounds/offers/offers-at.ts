import { address } from '#requests/address.ts';
import type { ChangedOffers } from './change-offers.server.ts';
import type { OffersRequest } from './offers-schema.ts';
import type { ShownOffers } from './show-offers.server.ts';

/** Where the office prepares what is told at the release of a round. */
export const offersAt = address<{
  shows: ShownOffers;
  takes: OffersRequest;
  tells: ChangedOffers;
}>('/api/staff/enrollment-round-offers');
