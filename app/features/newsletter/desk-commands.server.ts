import * as v from 'valibot';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { MailSignal } from '#lib/mail/mail-signal.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { type WrittenLetter, writtenLetterSchema } from '#lib/mail/written-letter.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { newsletter } from './emails/newsletter.ts';
import { issueWords } from './issue-words.ts';
import type { NewsletterIssueRow } from './tables.server.ts';

const version = v.pipe(v.number(), v.integer());

export const newIssueSchema = v.object({ letter: writtenLetterSchema });

/** What the desk can do with a newsletter; each names the version that was on the screen. */
export const issueChangeSchema = v.variant('change', [
  v.object({ change: v.literal('save'), version, letter: writtenLetterSchema }),
  v.object({ change: v.literal('test'), version }),
  v.object({ change: v.literal('send'), version }),
  v.object({ change: v.literal('remove'), version }),
]);

interface Dependencies {
  store: Store;
  clock: Clock;
  content: { school: School };
  mail: MailSignal;
  publicUrl: string;
}

/** Begins a newsletter. */
export async function beginIssue(
  { store, clock }: Dependencies,
  staff: StaffIn<'subscribers'>,
  letter: WrittenLetter,
): Promise<{ outcome: 'done'; id: string }> {
  const id = crypto.randomUUID();
  const now = clock.now();
  await store.write(async (transaction) => {
    await transaction
      .insertInto('newsletter_issues')
      .values({
        id,
        version: 1,
        subject: letter.subject,
        words: letter.text,
        status: 'draft',
        changed_at: now.toISOString(),
        staff_email: staff.email,
        started_at: null,
        finished_at: null,
      })
      .execute();
    await recordAct(
      transaction,
      staff,
      { act: 'changed', about: aboutIssue(id), detail: 'begun' },
      now,
    );
  });
  return { outcome: 'done', id };
}

/** Changes, tries, sends or removes a draft. What has been sent stays as it was. */
export async function changeIssue(
  dependencies: Dependencies,
  staff: StaffIn<'subscribers'>,
  id: string,
  change: v.InferOutput<typeof issueChangeSchema>,
): Promise<DeskOutcome> {
  const { store, clock, mail } = dependencies;
  const now = clock.now();
  const result = await store.write(async (transaction): Promise<DeskOutcome> => {
    const issue = await transaction
      .selectFrom('newsletter_issues')
      .selectAll()
      .where('id', '=', id)
      .$if(store.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!issue) return { outcome: 'notFound' };
    const { version, status, subject, words } = issue;
    if (version !== change.version) {
      const by = { who: issue.staff_email, at: issue.changed_at };
      const current = { version, status, subject, words };
      const is = issueWords[status].name;
      return changedMeanwhile(transaction, { about: aboutIssue(id), is, current, by }, now);
    }
    if (status !== 'draft') {
      return { outcome: 'refused', detail: 'This newsletter is on its way already.' };
    }
    const about = aboutIssue(id);
    switch (change.change) {
      case 'save':
        await update(transaction, issue, now, {
          subject: change.letter.subject,
          words: change.letter.text,
          staff_email: staff.email,
        });
        break;
      case 'test': {
        const { content, publicUrl } = dependencies;
        const leave = `${publicUrl}/newsletter/unsubscribe`;
        const test = newsletter(staff.email, issue, leave, content.school);
        const sent = { ...test, kind: 'newsletter-test', listUnsubscribe: undefined };
        await enqueueMail(transaction, { ...sent, subject: `Test: ${subject}` }, now);
        break;
      }
      case 'send': {
        const recipients = await addRecipients(transaction, id);
        if (recipients === 0) return { outcome: 'refused', detail: 'Nobody has confirmed yet.' };
        const startedAt = now.toISOString();
        await update(transaction, issue, now, { status: 'sending', started_at: startedAt });
        const detail = `newsletter to ${recipients} subscribers`;
        await recordAct(transaction, staff, { act: 'sent', about, detail }, now);
        break;
      }
      case 'remove':
        await transaction.deleteFrom('newsletter_issues').where('id', '=', id).execute();
        await recordAct(transaction, staff, { act: 'erased', about, detail: 'draft' }, now);
    }
    return { outcome: 'done' };
  });
  mail.wake();
  return result;
}

/** Everybody who has confirmed at this moment, in one statement. */
async function addRecipients(transaction: WriteTransaction, issueId: string): Promise<number> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('newsletter_deliveries')
    .columns(['issue_id', 'subscriber_id'])
    .expression((db) =>
      db
        .selectFrom('subscribers')
        .select(({ val }) => [val(issueId).as('issue_id'), 'id as subscriber_id'])
        .where('confirmed_at', 'is not', null)
        .where('unsubscribed_at', 'is', null),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

async function update(
  transaction: WriteTransaction,
  { id, version }: NewsletterIssueRow,
  now: Date,
  values: Partial<NewsletterIssueRow>,
): Promise<void> {
  await transaction
    .updateTable('newsletter_issues')
    .set({ ...values, changed_at: now.toISOString(), version: version + 1 })
    .where('id', '=', id)
    .execute();
}

function aboutIssue(id: string): string {
  return `newsletter ${id}`;
}
