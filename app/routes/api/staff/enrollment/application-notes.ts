import { addNote } from '#features/enrollment/desk/change-application.server.ts';
import { noteSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { recordAction } from '../desk-routes.ts';

export const action = recordAction('enrollment', noteSchema, (school, staff, reference, { text }) =>
  addNote(school, staff, reference, text),
);
