import { printPaper } from '#features/enrollment/rounds/print/print-paper.server.ts';
import { roomRoute } from '../desk-routes.ts';

/** A paper of the round of a year as a PDF: `protocol`, `throws` or `notice`. */
export const loader = roomRoute('enrollment', (school, staff, { params }) =>
  printPaper(school, staff, params.year ?? '', params.paper ?? ''),
);
