import * as v from 'valibot';
import { giveAccessCode } from '#features/enrollment/desk/change-application.server.ts';
import { applicationChange } from './application-change.ts';

export const action = applicationChange(v.strictObject({}), giveAccessCode);
