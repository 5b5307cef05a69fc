import { findBelonging } from '#features/families/together/suggestions.server.ts';
import { recordLoader } from '../desk-routes.ts';

/** Who may belong together with the family of an application, and what the office has decided. */
export const loader = recordLoader('enrollment', ({ store, content }, { roles }, reference) =>
  findBelonging(store.read, content, reference, roles),
);
