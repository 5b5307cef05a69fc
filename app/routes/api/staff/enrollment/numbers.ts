import { openHeadsPage, readHeadsPage } from '#features/enrollment/numbers/heads-page.server.ts';
import { searchLoader } from '../desk-routes.ts';

/** The numbers of admissions for one year, as of today or of the day that the address names. */
export const loader = searchLoader('reports', readHeadsPage, openHeadsPage);
