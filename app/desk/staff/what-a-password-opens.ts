import type { Role } from '../roles.ts';
import { worksIn } from '../rooms.ts';

/** What somebody can do who knows the password of whoever has these roles, after `Whoever knows your password can`. */
export function whatAPasswordOpens(roles: readonly Role[]): string {
  if (worksIn(roles, 'enrollment')) return 'read the families’ data';
  if (worksIn(roles, 'careers')) return 'read the data of everybody who applied for work';
  return 'change what the website says, and read who gets the newsletter';
}
