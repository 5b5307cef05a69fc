import type { School } from '#features/content/schemas.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { MailSignal } from '#lib/mail/mail-signal.ts';
import type { Store } from '#lib/store/store.server.ts';
import type { Passwords } from './passwords/passwords.server.ts';

/** What commands about accounts need of the server. */
export interface AccountServices {
  store: Store;
  clock: Clock;
  secret: string;
  publicUrl: string;
  content: { school: School };
  passwords: Passwords;
  mail: MailSignal;
}
