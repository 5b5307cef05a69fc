import { changeRollOver } from '#features/students/roll-over/change-roll-over.server.ts';
import { rollOverChangeSchema } from '#features/students/roll-over/roll-over-schema.ts';
import {
  rollOverYearFrom,
  showRollOver,
} from '#features/students/roll-over/show-roll-over.server.ts';
import { roomAction, searchLoader } from '../desk-routes.ts';

/** What becomes of each child when the next year begins. */
export const loader = searchLoader('students', rollOverYearFrom, showRollOver);
/** Decides about a child, begins the year, or takes that back. */
export const action = roomAction('students', rollOverChangeSchema, changeRollOver);
