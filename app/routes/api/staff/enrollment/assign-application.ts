import { assignApplication } from '#features/enrollment/desk/change-application.server.ts';
import { assignmentSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { recordAction } from '../desk-routes.ts';

export const action = recordAction('enrollment', assignmentSchema, assignApplication);
