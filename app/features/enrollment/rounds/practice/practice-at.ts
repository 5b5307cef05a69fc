import { address } from '#requests/address.ts';
import type { PracticeDraw } from './practice-draw.server.ts';

/** Where a draw of invented children is made, of `?dice=3526144265`; nothing is written. */
export const practiceAt = address<{ shows: PracticeDraw }>('/api/staff/enrollment-rounds/practice');
