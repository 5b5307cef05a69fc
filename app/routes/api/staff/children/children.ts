import {
  childrenQueryFrom,
  listChildrenOfSchool,
} from '#features/students/desk/children-list.server.ts';
import { searchLoader } from '../desk-routes.ts';

/** The children of the school in one year, of a grade or class. */
export const loader = searchLoader('students', childrenQueryFrom, listChildrenOfSchool);
