import {
  changeParentForm,
  formChangeSchema,
} from '#features/parent-forms/desk/desk-commands.server.ts';
import { openParentForm } from '#features/parent-forms/desk/desk-queries.server.ts';
import { recordAction, recordLoader } from './desk-routes.ts';

/** One form that a parent sent. */
export const loader = recordLoader('parents', async (school, staff, reference) => {
  const form = await openParentForm(school, staff, reference);
  return form && { ...form, fees: school.content.fees.pta };
});
/** Changes how the form of a parent stands, or writes a payment down. */
export const action = recordAction('parents', formChangeSchema, changeParentForm);
