import * as v from 'valibot';
import { endPortalAccess } from '#features/enrollment/guardians/portal-access/end-portal-access.server.ts';
import { recordAction } from '../desk-routes.ts';

export const action = recordAction(
  'enrollment',
  v.strictObject({ accountId: v.string() }),
  endPortalAccess,
);
