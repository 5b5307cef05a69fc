import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { findTrustedNow } from '../jobs/clock-readings.server.ts';
import { type Recurring, startRecurring } from '../jobs/recurring.server.ts';
import { countMailTry } from '../metrics/school-metrics.server.ts';
import type { Needs } from '../needs.ts';
import { isHopeless, restOfMail, restOfSender } from './back-off.ts';
import { isDueAt } from './due-mails.server.ts';
import { withoutAddresses } from './mail-address.ts';
import type { MailTransport, SendOutcome } from './mail-transport.server.ts';
import type { OutgoingMailRow } from './outbox.server.ts';

interface MailPace {
  /** How often the outbox is looked at without being asked. */
  lookEveryMs: number;
  /** Rest between two mails: a queue of thousands must not slow down the forms. */
  betweenMailsMs: number;
  /** How long a mail belongs to the process that took it; longer than any send. */
  leaseMs: number;
  /** How long one send may take. */
  sendWithinMs: number;
  /** How long a send under way may go on after the server was asked to stop. */
  stopWithinMs: number;
  restOfMail: typeof restOfMail;
  restOfSender: typeof restOfSender;
}

export const usualPace: MailPace = {
  lookEveryMs: 10_000,
  betweenMailsMs: 20,
  leaseMs: 120_000,
  sendWithinMs: 60_000,
  stopWithinMs: 5_000,
  restOfMail,
  restOfSender,
};

interface Dependencies extends Needs<'store' | 'clock' | 'log'> {
  transport: MailTransport;
}

/**
 * Sends what waits in the outbox, one mail after the other, so that a process that dies in the middle leaves at most
 * one mail of which nobody knows whether it left. Any number of processes may do this on one database.
 */
export function startMailSender(
  { store, transport, clock, log }: Dependencies,
  pace: MailPace = usualPace,
): Recurring {
  let failures = 0;
  // By the clock that nobody sets: another one could go back, and no mail would leave until it is there again.
  let restsUntil = 0;

  async function sendAll(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted && performance.now() >= restsUntil) {
      const mail = await claim();
      if (!mail) return;
      const giveUp = timeoutOf(stopping);
      const result = await transport.send(mail, giveUp.signal);
      giveUp.end();
      countMailTry(result.outcome);
      await settle(mail, result);
      if (result.outcome === 'unreachable') {
        failures++;
        restsUntil = performance.now() + pace.restOfSender(failures, Math.random());
      } else failures = 0;
      await pause(pace.betweenMailsMs);
    }
  }

  /** Of the most urgent mails the one that has been due for longest, for this process alone until its lease ends. */
  async function claim(): Promise<OutgoingMailRow | undefined> {
    for (;;) {
      const now = clock.now();
      const isDue = isDueAt(now, await findTrustedNow(store.read, now));
      const due = await store.read
        .selectFrom('outgoing_mails')
        .select('id')
        .where('status', '=', 'waiting')
        .where(isDue)
        .orderBy('priority')
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst();
      if (!due) return undefined;
      const claimed = await store.write((transaction) =>
        transaction
          .updateTable('outgoing_mails')
          .set({ lease: randomUUID(), due_at: later(now, pace.leaseMs) })
          .where('id', '=', due.id)
          // Another process may have taken it in between; then this finds nothing.
          .where('status', '=', 'waiting')
          .where(isDue)
          .returningAll()
          .executeTakeFirst(),
      );
      if (claimed) return claimed;
    }
  }

  async function settle(mail: OutgoingMailRow, result: SendOutcome): Promise<void> {
    const changes = changesAfter(mail, result, clock.now(), pace);
    const isErased = await store.write(async (transaction) => {
      const row = transaction.selectFrom('outgoing_mails').where('id', '=', mail.id);
      const left = await row.select('text_part').executeTakeFirst();
      if (!left) return true;
      // Withheld while it was leaving: what it is says `withholdMails`, whatever the server said of it.
      const isWithheld = result.outcome !== 'sent' && left.text_part === '';
      await transaction
        .updateTable('outgoing_mails')
        .set({ ...(!isWithheld && changes), lease: null, tries: mail.tries + 1 })
        .where((column) => column.and({ id: mail.id, lease: mail.lease }))
        .execute();
      return false;
    });
    if (isErased) await transport.takeBack?.(mail);
    const facts = { mail: mail.id, kind: mail.kind, tries: mail.tries + 1 };
    if (changes.status === 'sent') log.info(facts, 'mail sent');
    else if (changes.status === 'dead') log.error(facts, 'mail given up');
    else log.warn({ ...facts, ...whyNotYet(result) }, 'mail not sent yet');
  }

  /** Ends a send that takes too long, or goes on for too long after the server was asked to stop. */
  function timeoutOf(stopping: AbortSignal): { signal: AbortSignal; end(): void } {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const limit = setTimeout(abort, pace.sendWithinMs);
    let afterStop: NodeJS.Timeout | undefined;
    const hurry = () => {
      afterStop = setTimeout(abort, pace.stopWithinMs);
    };
    stopping.addEventListener('abort', hurry);
    return {
      signal: controller.signal,
      end() {
        clearTimeout(limit);
        clearTimeout(afterStop);
        stopping.removeEventListener('abort', hurry);
      },
    };
  }

  const recurring = startRecurring({ pauseMs: pace.lookEveryMs, log }, sendAll);
  return {
    wake: recurring.wake,
    async stop() {
      await recurring.stop();
      transport.close();
    },
  };
}

/** Why nobody was reached is about the server; what a server says of one mail is about a person, and not for the log. */
function whyNotYet(result: SendOutcome): { outcome: string; reason?: string } {
  const { outcome } = result;
  return outcome === 'unreachable'
    ? { outcome, reason: withoutAddresses(result.reason) }
    : { outcome };
}

/** What a try changes in the mail's row. */
function changesAfter(
  mail: OutgoingMailRow,
  result: SendOutcome,
  now: Date,
  pace: MailPace,
): Partial<OutgoingMailRow> {
  const settledAt = now.toISOString();
  switch (result.outcome) {
    case 'sent':
      return {
        status: 'sent',
        settled_at: settledAt,
        text_part: '',
        html_part: '',
        calendar_part: null,
        reason: null,
      };
    case 'refused':
      return { status: 'dead', settled_at: settledAt, reason: result.reason };
    case 'putOff': {
      const since = mail.put_off_since ?? settledAt;
      if (isHopeless(new Date(since), now, mail.tries + 1)) {
        return { status: 'dead', settled_at: settledAt, reason: result.reason };
      }
      const due_at = later(now, pace.restOfMail('putOff', mail.tries + 1, Math.random()));
      return { put_off_since: since, due_at, reason: result.reason };
    }
    case 'unreachable': {
      const due_at = later(now, pace.restOfMail('unreachable', mail.tries + 1, Math.random()));
      return { due_at, reason: result.reason };
    }
  }
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
