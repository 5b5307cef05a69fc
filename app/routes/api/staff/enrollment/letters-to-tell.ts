import { printLettersToTell } from '#features/enrollment/told/print-letters.server.ts';
import { roomRoute } from '../desk-routes.ts';

/** The letters of families that no mail has told what the school has decided, as a PDF. */
export const loader = roomRoute('enrollment', (school, staff) => printLettersToTell(school, staff));
