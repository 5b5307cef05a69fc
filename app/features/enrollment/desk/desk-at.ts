import type * as v from 'valibot';
import type { AskedIn } from '#desk/cases/case-changes.server.ts';
import { deskRooms } from '#desk/rooms.ts';
import { address, recordAddress } from '#requests/address.ts';
import type { Answers } from '../form/answers.ts';
import type { applicationChanges } from './application-changes.server.ts';
import type { moveSeveralSchema, UndoSeveralRequest } from './desk-schemas.ts';
import type { KnownFamily } from './known-family.ts';

export type ApplicationChange = AskedIn<typeof applicationChanges>;

/** Where the office changes one application; what it shows also the papers decide. */
export const applicationChangesAt = recordAddress<{ takes: ApplicationChange }>(
  deskRooms.enrollment.api,
);
/** Where several move at once. */
export const movesAt = address<{ takes: v.InferInput<typeof moveSeveralSchema> }>(
  '/api/staff/enrollment-moves',
);
/** Where what was moved together is taken back. */
export const undoMovesAt = address<{ takes: UndoSeveralRequest }>(
  '/api/staff/enrollment-moves/undo',
);
/** Where a form on paper is typed in; the form decides about it as about one from a family. */
export const formsByHandAt = address<{
  takes: Answers & {
    consentOnPaper: boolean;
    handedInOn?: string;
    togetherWith?: string | undefined;
  };
}>('/api/staff/enrollment-paper-forms');
/** Where it is asked who is here already of a form that is being typed. */
export const alikeAt = address<{ takes: Answers; tells: { known: KnownFamily[] } }>(
  '/api/staff/enrollment-alike',
);
