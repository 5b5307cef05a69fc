import { assignApplication } from '#features/enrollment/desk/change-application.server.ts';
import { assignmentSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { applicationChange } from './application-change.ts';

export const action = applicationChange(assignmentSchema, assignApplication);
