import { moveSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import { recordAction } from '../desk-routes.ts';

export const action = recordAction('enrollment', moveSchema, moveApplication);
