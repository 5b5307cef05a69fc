import { pageFrom } from '#desk/list/list-page.ts';
import { candidateFilterFrom } from '#features/recruitment/desk/desk-filter.ts';
import { listCandidates } from '#features/recruitment/desk/desk-queries.server.ts';
import {
  changeOpening,
  listOpeningStatuses,
  openingChangeSchema,
} from '#features/recruitment/openings/close-opening.server.ts';
import { roomAction, searchLoader } from './desk-routes.ts';

/** The candidates that the address asks for, and the openings. */
export const loader = searchLoader(
  'careers',
  (search) => ({ filter: candidateFilterFrom(search), page: pageFrom(search) }),
  async ({ store, content }, staff, { filter, page }) => ({
    list: await listCandidates(store.read, staff, filter, page),
    openings: await listOpeningStatuses(store.read, staff, content.openings),
  }),
);

/** Closes an opening or opens it again. */
export const action = roomAction('careers', openingChangeSchema, changeOpening);
