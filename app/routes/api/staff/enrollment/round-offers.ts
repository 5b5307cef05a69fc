import { changeOffers } from '#features/enrollment/rounds/offers/change-offers.server.ts';
import { offersChangeSchema } from '#features/enrollment/rounds/offers/offers-schema.ts';
import { showOffers } from '#features/enrollment/rounds/offers/show-offers.server.ts';
import { roomAction, searchLoader } from '../desk-routes.ts';

/** What is told at the release of the round of one year: `?year=2027`. */
export const loader = searchLoader(
  'enrollment',
  (search) => ({ year: search.get('year') ?? '' }),
  ({ store, content, clock }, staff, asked) =>
    showOffers(staff, store.read, content, asked, clock.now()),
);

/** Prepares it, goes on with it, or takes it back as one act. */
export const action = roomAction('enrollment', offersChangeSchema, changeOffers);
