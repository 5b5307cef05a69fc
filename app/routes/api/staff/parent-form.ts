import {
  changeParentForm,
  formChangeSchema,
} from '#features/parent-forms/desk/desk-commands.server.ts';
import { openParentForm } from '#features/parent-forms/desk/desk-queries.server.ts';
import { recordAction, recordLoader } from './desk-routes.ts';

export const loader = recordLoader('parents', async (school, staff, reference) => {
  const form = await openParentForm(school, staff, reference);
  return form && { ...form, fees: school.content.fees.pta };
});
export const action = recordAction('parents', formChangeSchema, changeParentForm);
