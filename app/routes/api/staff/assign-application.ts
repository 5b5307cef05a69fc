import { assignApplication } from '#features/enrollment/change-application.server.ts';
import { assignmentSchema } from '#features/enrollment/desk-schemas.ts';
import { applicationChange } from './application-change.ts';

export const action = applicationChange(assignmentSchema, assignApplication);
