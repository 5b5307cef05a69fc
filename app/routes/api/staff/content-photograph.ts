import { showAtDesk } from '#features/publishing/photographs/find-photograph.server.ts';
import { roomRoute } from './desk-routes.ts';

/** A photograph that is kept for the content. */
export const loader = roomRoute('content', (school, staff, { request, params }) =>
  showAtDesk(request, school, staff, params.digest ?? ''),
);
