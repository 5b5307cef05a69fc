import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart, type Environment } from '#lib/env.server.ts';
import type { Log } from '../metrics/log.server.ts';
import { domainOf } from './mail-address.ts';
import { openMailFolder } from './mail-folder.server.ts';
import type { MailFrom } from './mail-message.server.ts';
import type { OutgoingMailRow } from './outbox.server.ts';
import { openSmtp } from './smtp.server.ts';

/** What became of one try. */
export type SendOutcome =
  | { outcome: 'sent' }
  /** The server wants this mail later. */
  | { outcome: 'putOff'; reason: string }
  /** The server will never take this mail. */
  | { outcome: 'refused'; reason: string }
  /** Nobody looked at the mail: no connection, no sign-in, time-out. */
  | { outcome: 'unreachable'; reason: string };

export interface MailTransport {
  /** Never throws: every failure is an outcome. */
  send(mail: OutgoingMailRow, signal: AbortSignal): Promise<SendOutcome>;
  /** Tries the way to the server without a mail; the reason when there is none, as the log may repeat it. */
  check(): Promise<string | undefined>;
  /** Removes what `send` left on this machine, for a mail that was erased while it was on its way. */
  takeBack?(mail: OutgoingMailRow): Promise<void>;
  close(): void;
}

export const mailFolderIn = (dataDir: string) => join(dataDir, 'mail');

/**
 * SMTP where a server is set, otherwise files under `DATA_DIR/mail`. `school` is asked anew for each mail, because its
 * address can change; the signature keeps the domain of the start. Throws `CannotStart` for a DKIM key in vain.
 */
export function openMailTransport(
  env: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dkim' | 'dataDir'>,
  school: () => { name: string; email: string },
  log: Log,
): MailTransport {
  const findFrom = () => env.mailFrom ?? { name: school().name, address: school().email };
  const first = findFrom();
  const domain = domainOf(typeof first === 'string' ? first : first.address);
  const sender: MailFrom = {
    get from() {
      return findFrom();
    },
    get replyTo() {
      return school().email;
    },
    domain,
    dkim: env.dkim && {
      domainName: domain,
      keySelector: env.dkim.selector,
      privateKey: readKey(env.dkim.keyFile),
    },
  };
  return env.smtpUrl
    ? openSmtp(env.smtpUrl, sender)
    : openMailFolder(mailFolderIn(env.dataDir), sender, log);
}

function readKey(file: string): string {
  try {
    const key = readFileSync(file, 'utf8');
    if (/-----BEGIN (RSA )?PRIVATE KEY-----/.test(key)) return key;
  } catch {
    // Said below, for a file that is not there as for one that is no key.
  }
  throw new CannotStart('MAIL_DKIM_KEY_FILE must be the path of a private key in PEM format.');
}
