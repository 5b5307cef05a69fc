import { listPhotographs } from '#features/papers/desk/list-photographs.server.ts';
import { roomLoader } from '../desk-routes.ts';

/** The photographs of papers that wait to be looked at, one after another. */
export const loader = roomLoader('enrollment', ({ store, content }, staff) =>
  listPhotographs(staff, store.read, content),
);
