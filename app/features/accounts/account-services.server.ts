import type { School } from '#features/content/schemas.ts';
import type { Needs } from '#lib/needs.ts';
import type { Passwords } from './passwords/passwords.server.ts';

/** What commands about accounts need of the server. */
export interface AccountServices
  extends Needs<'store' | 'clock' | 'mail' | 'publicUrl' | 'secret'> {
  content: { school: School };
  passwords: Passwords;
}
