import { addNote } from '#features/enrollment/desk/change-application.server.ts';
import { noteSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { applicationChange } from './application-change.ts';

export const action = applicationChange(noteSchema, (staff, school, reference, { text }) =>
  addNote(staff, school, reference, text),
);
