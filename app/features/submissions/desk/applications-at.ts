import { caseAddress } from '#desk/cases/case-address.ts';
import type { caseRooms } from './case-rooms.server.ts';

/** Here and not in enrollment, because the papers add to what an application shows and takes. */
export const applicationsAt = caseAddress<(typeof caseRooms)['enrollment']>('enrollment');
