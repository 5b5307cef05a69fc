import { showPicture } from '#features/papers/desk/show-picture.server.ts';
import { roomRoute } from '../desk-routes.ts';

/** The photograph of a paper, while it waits for the office. */
export const loader = roomRoute('enrollment', (school, staff, { key, params }) =>
  showPicture(school, staff, { reference: key, id: params.picture ?? '' }),
);
