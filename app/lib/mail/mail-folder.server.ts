import { mkdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '#lib/log.server.ts';
import { type MailFrom, messageOf } from './mail-message.server.ts';
import type { MailTransport } from './mail-transport.server.ts';

/** Where no mail server is set: each mail is a file that any mail program opens. */
export function openMailFolder(folder: string, sender: MailFrom, log: Log): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, buffer: true, dkim: sender.dkim });
  return {
    async send(mail) {
      // Named by the row: written again after a crash it is the same file.
      const file = join(folder, `${mail.queued_at.replaceAll(':', '-')}-${mail.id}.eml`);
      try {
        const { message } = await composer.sendMail(messageOf(mail, sender));
        await writeBeside(file, message as Buffer);
      } catch (error) {
        const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
        return { outcome: 'unreachable', reason };
      }
      log.info({ mail: mail.id, kind: mail.kind, file }, 'mail written to a file');
      return { outcome: 'sent' };
    },
    check: async () => undefined,
    close: () => composer.close(),
  };
}

/** Written beside and renamed: who looks into the folder sees whole mails only. */
async function writeBeside(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  try {
    const handle = await open(unfinished, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
