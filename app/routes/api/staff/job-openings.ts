import {
  changeOpening,
  openingChangeSchema,
} from '#features/recruitment/openings/close-opening.server.ts';
import { roomAction } from './desk-routes.ts';

/** Closes an opening or opens it again. */
export const action = roomAction('careers', openingChangeSchema, changeOpening);
