import * as v from 'valibot';
import { endPortalAccess } from '#features/enrollment/guardians/portal-access/end-portal-access.server.ts';
import { applicationChange } from './application-change.ts';

export const action = applicationChange(v.strictObject({ accountId: v.string() }), endPortalAccess);
