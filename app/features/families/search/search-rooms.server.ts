import type { SearchRoom } from '#desk/family/search-room.server.ts';
import { subscriberSearch } from '#features/newsletter/desk/search-room.server.ts';
import { importedChildSearch } from '#features/students/imported-children.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';

const rooms = Object.values(caseRooms);

/** The applications of children. */
export const applicationSearch = caseRooms.enrollment.search;

/** What families send, so that it can belong to one. */
export const roomsOfFamilies: readonly SearchRoom[] = [
  ...rooms.filter(({ family }) => family).map(({ search }) => search),
  importedChildSearch,
];

/** What belongs to an application: families send it as well. */
export const roomsBesideApplications = roomsOfFamilies.filter((room) => room !== applicationSearch);

/** What people send. To be on the newsletter's list is no record of that. */
export const roomsOfSubmissions = rooms.map(({ search }) => search);

/** Everything that the desk's bar searches, in the order in which it shows what it has found. */
export const searchRooms: readonly SearchRoom[] = [
  ...roomsOfSubmissions,
  importedChildSearch,
  subscriberSearch,
];
