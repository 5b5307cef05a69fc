import type { SearchRoom } from '#desk/family/search-room.server.ts';
import { messageSearch } from '#features/contact/desk/search-room.server.ts';
import { applicationSearch } from '#features/enrollment/desk/search-room.server.ts';
import { paymentSearch } from '#features/meals/desk/search-room.server.ts';
import { subscriberSearch } from '#features/newsletter/desk/search-room.server.ts';
import { formSearch } from '#features/parent-forms/desk/search-room.server.ts';
import { candidateSearch } from '#features/recruitment/desk/search-room.server.ts';

/** What belongs to an application: families send it as well. */
export const roomsBesideApplications = [messageSearch, paymentSearch, formSearch];

/** What families send, so that it can belong to one. */
export const roomsOfFamilies = [applicationSearch, ...roomsBesideApplications];

/** What people send. To be on the newsletter's list is no record of that. */
export const roomsOfSubmissions = [...roomsOfFamilies, candidateSearch];

/** Everything that the desk's bar searches, in the order in which it shows what it has found. */
export const searchRooms: readonly SearchRoom[] = [...roomsOfSubmissions, subscriberSearch];
