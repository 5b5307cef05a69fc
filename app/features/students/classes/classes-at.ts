import { address } from '#requests/address.ts';
import type { ClassesChange } from './classes-schema.ts';
import type { ShownClasses } from './show-classes.server.ts';

/** Where the classes of a year are planned. */
export const classesAt = address<{ shows: ShownClasses; takes: ClassesChange }>(
  '/api/staff/children/classes',
);
