import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { enqueueMail, type Mail } from '#lib/mail/outbox.server.ts';
import { countMails, findOldestWaitingMailAt, sendAgain } from '#lib/mail/outbox-state.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { freePort } from '#tests/support/running-school.ts';
import { openSmtpInbox, type SmtpInbox } from '#tests/support/stubs/smtp-inbox.ts';

describe.each(presentStoreKinds())('mail on its way out, on %s', (kind) => {
  let database: SchoolDatabase;
  let store: Store;
  let inbox: SmtpInbox | undefined;
  let senders: ChildProcess[];

  beforeEach(async () => {
    database = await newDatabase(kind);
    const { DATABASE_URL: databaseUrl } = database.settings;
    store = await openStore({ databaseUrl, dataDir: database.dataDir }, createLog('silent'));
    senders = [];
    inbox = undefined;
  });
  afterEach(async () => {
    await Promise.all(senders.map(kill));
    await inbox?.close();
    await store.close();
    await database.remove();
  });

  const deadMails = () =>
    store.read.selectFrom('outgoing_mails').selectAll().where('status', '=', 'dead').execute();

  function startSender(url: string): ChildProcess {
    const sender = spawn(process.execPath, ['tests/support/readers/mail-sender-process.ts'], {
      env: {
        ...process.env,
        ...database.settings,
        DATA_DIR: database.dataDir,
        SMTP_URL: url,
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    senders.push(sender);
    return sender;
  }

  async function kill(sender: ChildProcess): Promise<void> {
    if (sender.exitCode !== null || sender.signalCode !== null) return;
    sender.kill('SIGKILL');
    await once(sender, 'exit');
  }

  async function queue(count: number, changes: Partial<Mail> = {}): Promise<void> {
    await store.write(async (transaction) => {
      for (let n = 1; n <= count; n++) {
        const to = `person-${n}@mail.example`;
        const mail = {
          kind: 'newsletter-test' as const,
          to,
          subject: `Mail ${n}`,
          text: 'text',
          html: '<p>html</p>',
        };
        await enqueueMail(transaction, { ...mail, ...changes }, new Date());
      }
    });
  }

  const column = async (name: string) =>
    (await database.rows(`select ${name} as one from outgoing_mails`)).map(({ one }) => one);

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (let look = 0; look < 1200; look++) {
      if (await isSo()) return;
      await new Promise((resume) => setTimeout(resume, 25));
    }
    throw new Error(`This never came to be: ${isSo}`);
  }
  const everythingLeft = async () => (await countMails(store.read, 'waiting')) === 0;

  test('exists exactly when its cause does', async () => {
    const failing = store.write(async (transaction) => {
      await enqueueMail(
        transaction,
        { kind: 'newsletter-test', to: 'a@mail.example', subject: 's', text: 't', html: 'h' },
        new Date(),
      );
      throw new Error('the cause failed');
    });
    await expect(failing).rejects.toThrow('the cause failed');
    await expect(queue(1, { to: 'a@mail.example, b@mail.example' })).rejects.toThrow();
    await expect(queue(1, { listUnsubscribe: 'no address' })).rejects.toThrow();
    expect(await column('id')).toEqual([]);
    expect(await findOldestWaitingMailAt(store.read)).toBeUndefined();
  });

  test('two processes share the work, and each mail is sent once', async () => {
    inbox = await openSmtpInbox();
    await queue(60);
    startSender(inbox.url);
    startSender(inbox.url);
    await until(everythingLeft);
    expect(inbox.mails).toHaveLength(60);
    expect(inbox.copies().size).toBe(60);
    expect(new Set(await column('status'))).toEqual(new Set(['sent']));
    expect(new Set(await column('text_part || html_part'))).toEqual(new Set(['']));
  });

  test('waits while the server is down, and leaves when it is back', async () => {
    const port = await freePort();
    await queue(5);
    startSender(`smtp://127.0.0.1:${port}`);
    await until(async () => (await column('tries')).reduce((sum, n) => sum + Number(n), 0) >= 8);
    expect(new Set(await column('status'))).toEqual(new Set(['waiting']));
    expect(await findOldestWaitingMailAt(store.read)).toMatch(/Z$/);
    inbox = await openSmtpInbox(undefined, port);
    await until(everythingLeft);
    expect([...inbox.copies().values()]).toEqual([1, 1, 1, 1, 1]);
  });

  test('what the server refuses for good is kept with the reason, and can be sent again', async () => {
    let isRefused = true;
    inbox = await openSmtpInbox((recipient) =>
      isRefused && recipient.startsWith('person-2@')
        ? { code: 550, message: 'No such person here' }
        : undefined,
    );
    await queue(3);
    startSender(inbox.url);
    await until(everythingLeft);
    expect(inbox.mails.map(({ to }) => to).sort()).toEqual([
      'person-1@mail.example',
      'person-3@mail.example',
    ]);
    const [dead, ...others] = await deadMails();
    expect(others).toEqual([]);
    expect(dead).toMatchObject({
      recipient: 'person-2@mail.example',
      subject: 'Mail 2',
      tries: 1,
      reason: expect.stringContaining('No such person here'),
    });

    isRefused = false;
    const id = dead?.id ?? '';
    const again = () => store.write((transaction) => sendAgain(transaction, id, new Date()));
    expect(await again()).toBe(true);
    expect(await again()).toBe(false);
    await until(everythingLeft);
    expect(inbox.mails.at(-1)).toMatchObject({ to: 'person-2@mail.example', text: 'text' });
    expect(await deadMails()).toEqual([]);
  });

  test('greylisting of one in four, and kills: every mail arrives, at most one twice for each kill', async () => {
    const mails = 100;
    const kills = 5;
    const seen = new Set<string>();
    inbox = await openSmtpInbox((recipient) => {
      const isNew = !seen.has(recipient);
      seen.add(recipient);
      return isNew && Number(/\d+/.exec(recipient)) % 4 === 0
        ? { code: 451, message: 'Greylisted, please come back' }
        : undefined;
    });
    await queue(mails);
    for (let time = 1; time <= kills; time++) {
      const sender = startSender(inbox.url);
      const came = inbox.mails.length;
      await until(() => (inbox?.mails.length ?? 0) >= Math.min(came + 10, mails - kills + time));
      await kill(sender);
    }
    startSender(inbox.url);
    await until(everythingLeft);
    expect(inbox.copies().size).toBe(mails);
    expect(inbox.mails.length - mails).toBeLessThanOrEqual(kills);
    expect(new Set(await column('status'))).toEqual(new Set(['sent']));
  });
});
