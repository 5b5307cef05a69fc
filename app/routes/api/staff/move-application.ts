import { moveSchema } from '#features/enrollment/desk-schemas.ts';
import { moveApplication } from '#features/enrollment/move-application.server.ts';
import { applicationChange } from './application-change.ts';

export const action = applicationChange(moveSchema, moveApplication);
