import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { type CapturedMail, readMail } from '../readers/captured-mail.ts';
import { freePort } from '../running-school.ts';

/** What the server says to a recipient; nothing when the mail may come. */
type Answer = { code: number; message: string } | undefined;

export interface SmtpInbox {
  url: string;
  mails: CapturedMail[];
  /** Message-IDs with how often each has come. */
  copies(): Map<string, number>;
  close(): Promise<void>;
}

/**
 * A mail server of our own that takes what it is sent, unless `answer` says otherwise. With `startTls` it takes nothing
 * before the line is encrypted, under a certificate that it has signed itself, as Debian's Postfix can be told to.
 */
export async function openSmtpInbox(
  answer: (recipient: string) => Answer = () => undefined,
  port?: number,
  { startTls = false, host = '127.0.0.1' } = {},
): Promise<SmtpInbox> {
  const mails: CapturedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    onMailFrom(_address, session, done) {
      if (!startTls || session.secure) return done();
      done(Object.assign(new Error('Must issue a STARTTLS command first'), { responseCode: 530 }));
    },
    onRcptTo({ address }, _session, done) {
      const said = answer(address);
      if (!said) return done();
      done(Object.assign(new Error(said.message), { responseCode: said.code }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(readMail(Buffer.concat(chunks).toString('utf8')));
        done();
      });
    },
  });
  // A client that is killed in the middle of a mail is no failure of the server.
  server.on('error', () => {});
  const chosen = port ?? (await freePort());
  server.listen(chosen, host);
  await once(server.server, 'listening');
  return {
    url: `smtp://${host}:${chosen}`,
    mails,
    copies() {
      const copies = new Map<string, number>();
      for (const { headers } of mails) {
        const id = headers['message-id'] ?? '';
        copies.set(id, (copies.get(id) ?? 0) + 1);
      }
      return copies;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
