import { address, recordAddress } from '#requests/address.ts';
import type { AskedAsGuardian, AskedToLink } from './guardian-schemas.ts';

/** Where a family in the portal enters an access code. */
export const linksAt = address<{ takes: AskedToLink }>('/api/portal/links');

/** Where it accepts, declines or withdraws. */
export const answersAt = recordAddress<{ takes: AskedAsGuardian }>(
  '/api/portal/applications',
  'status',
);
/** Where it asks the school to invite the other guardian. */
export const invitationAt = recordAddress<{ takes: Record<string, never> }>(
  '/api/portal/applications',
  'invitation',
);
