import { statusesOfKind } from '#desk/cases/case-statuses.server.ts';

/** What a form has been, for the office and as whoever sent it is told. Letters about it leave at once. */
export const formHistory = statusesOfKind<string>();
