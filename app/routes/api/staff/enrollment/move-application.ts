import { moveSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import { applicationChange } from './application-change.ts';

export const action = applicationChange(moveSchema, moveApplication);
