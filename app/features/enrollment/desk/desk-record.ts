import type { applicationRoom } from './room.server.ts';

/** One application as the office sees it. */
export type DeskRecord = NonNullable<
  Awaited<ReturnType<ReturnType<typeof applicationRoom>['open']>>
>;

/** A status that the map leads to, with the letter to the family that is due with it. */
export type AllowedMove = DeskRecord['moves'][number];
