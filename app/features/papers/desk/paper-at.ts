import type * as v from 'valibot';
import { deskRooms } from '#desk/rooms.ts';
import { recordAddress } from '#requests/address.ts';
import type { saySchema } from './say-of-paper.server.ts';

export type AskedOfPaper = { change: 'paper' } & v.InferInput<typeof saySchema>;

/** Where the office says something of a paper: at the application that it belongs to. */
export const papersAtDesk = recordAddress<{ takes: AskedOfPaper }>(deskRooms.enrollment.api);
