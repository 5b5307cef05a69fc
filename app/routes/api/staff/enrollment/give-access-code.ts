import * as v from 'valibot';
import { giveAccessCode } from '#features/enrollment/desk/change-application.server.ts';
import { recordAction } from '../desk-routes.ts';

export const action = recordAction('enrollment', v.strictObject({}), giveAccessCode);
