import type { Services } from '#app/services.server.ts';
import { createFirstAdministrator } from '#features/accounts/staff.server.ts';

/** Says once, in the log of the first start, how somebody gets in who can let others in. */
export async function announceFirstAdministrator(
  services: Services,
  setting: string | undefined,
): Promise<void> {
  if (setting === 'none') return;
  const { log, content } = services;
  const link = await createFirstAdministrator(services, setting ?? content.school.email);
  if (!link) return;
  log.warn(
    { link },
    'There is no administrator yet. This link sets the password of the first one; it works once, for three days. `npm run staff:create` makes others.',
  );
}
