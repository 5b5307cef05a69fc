import { existsSync, mkdirSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ReadStore } from '#lib/store/store.server.ts';
import { writeThrough } from '../files/files.server.ts';
import type { Log } from '../metrics/log.server.ts';
import { type MailFrom, messageOf } from './mail-message.server.ts';
import type { MailTransport } from './mail-transport.server.ts';
import type { OutgoingMailRow } from './outbox.server.ts';

/** Where no mail server is set: each mail is a file that any mail program opens. */
export function openMailFolder(folder: string, sender: MailFrom, log: Log): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, buffer: true, dkim: sender.dkim });
  // Named by the row: written again after a crash it is the same file.
  const fileOf = (mail: OutgoingMailRow) =>
    join(folder, `${mail.queued_at.replaceAll(':', '-')}-${mail.id}.eml`);
  return {
    async send(mail) {
      const file = fileOf(mail);
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
    takeBack: (mail) => rm(fileOf(mail), { force: true }),
    close: () => composer.close(),
  };
}

/** The id of the mail's row in the name that `send` gives, also while it is not finished. */
const FILE_NAME = /^\d.*Z-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml(?:\.\d+\.part)?$/;
const LOOKED_UP_TOGETHER = 500;

/** Removes the mails whose row is gone, erased or too old; also where the mails now leave by a server. */
export async function sweepMailFolder(folder: string, read: ReadStore): Promise<void> {
  if (!existsSync(folder)) return;
  const found = (await readdir(folder)).flatMap((name) => {
    const id = FILE_NAME.exec(name)?.[1];
    return id ? [{ name, id }] : [];
  });
  while (found.length > 0) {
    const some = found.splice(0, LOOKED_UP_TOGETHER);
    const ids = some.map(({ id }) => id);
    const rows = await read
      .selectFrom('outgoing_mails')
      .select('id')
      .where('id', 'in', ids)
      .execute();
    const known = new Set(rows.map(({ id }) => id));
    for (const { name, id } of some) {
      if (!known.has(id)) await rm(join(folder, name), { force: true });
    }
  }
}

/** Written beside and renamed: who looks into the folder sees whole mails only. */
async function writeBeside(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  // A process that died may have left one.
  await rm(unfinished, { force: true });
  try {
    await writeThrough(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
