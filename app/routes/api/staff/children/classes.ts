import { changeClasses } from '#features/students/classes/change-classes.server.ts';
import { classesChangeSchema } from '#features/students/classes/classes-schema.ts';
import { classesFrom, showClasses } from '#features/students/classes/show-classes.server.ts';
import { roomAction, searchLoader } from '../desk-routes.ts';

/** The classes of one grade in a year that begins. */
export const loader = searchLoader('students', classesFrom, showClasses);
/** Moves children between classes, says how large these are, or what is wanted of two children. */
export const action = roomAction('students', classesChangeSchema, changeClasses);
