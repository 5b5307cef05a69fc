import * as v from 'valibot';
import { seenVersion } from '#desk/cases/office-work.ts';
import {
  type ChangeOf,
  type ChangeServices,
  changeRecord,
} from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { RecordKind } from '#desk/record/record-kind.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { aboutRecord } from '#desk/rooms.ts';
import type { School } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { type OfficeLetter, officeLetterSchema } from '#lib/mail/office-letter.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { newsletter } from '../emails/newsletter.ts';
import { issueWords } from '../issue-words.ts';
import '../tables.server.ts';

const version = seenVersion;

export const newIssueSchema = v.object({ letter: officeLetterSchema });

/** What the desk can do with a newsletter; each names the version that was on the screen. */
export const issueChangeSchema = v.variant('change', [
  v.object({ change: v.literal('save'), version, letter: officeLetterSchema }),
  v.object({ change: v.literal('test'), version }),
  v.object({ change: v.literal('send'), version }),
  v.object({ change: v.literal('remove'), version }),
]);
/** What a screen sends for it. */
export type IssueChange = v.InferInput<typeof issueChangeSchema>;

/** Begins a newsletter. */
export async function beginIssue(
  { store, clock }: { store: Store; clock: Clock },
  staff: StaffIn<'subscribers'>,
  letter: OfficeLetter,
): Promise<{ outcome: 'done'; id: string }> {
  const id = newRowId();
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
      })
      .execute();
    const act = { act: 'changed', about: aboutRecord('subscribers', id), detail: 'begun' } as const;
    await recordAct(transaction, staff, act, now);
    await keepPress(transaction, now, { outcome: 'done', id });
  });
  return { outcome: 'done', id };
}

const issueKind: RecordKind<'subscribers', 'newsletter_issues'> = {
  room: 'subscribers',
  table: 'newsletter_issues',
  key: 'id',
  is: ({ status }) => issueWords[status].name,
  by: ({ staff_email, changed_at }) => ({ who: staff_email, at: changed_at }),
};

/** Changes, tries, sends or removes a draft. What has been sent stays as it was. */
export function changeIssue(
  services: ChangeServices & { content: { school: School }; publicUrl: string },
  staff: StaffIn<'subscribers'>,
  id: string,
  change: v.InferOutput<typeof issueChangeSchema>,
): Promise<DeskOutcome> {
  const seen = { key: id, version: change.version };
  return changeRecord(
    issueKind,
    services,
    staff,
    seen,
    async (work): ChangeOf<typeof issueKind> => {
      const { transaction, row, now } = work;
      if (row.status !== 'draft') return refuse('This newsletter is on its way already.');
      const changed_at = now.toISOString();
      switch (change.change) {
        case 'save': {
          const { subject, text: words } = change.letter;
          return { set: { subject, words, changed_at, staff_email: staff.email }, did: [] };
        }
        case 'test': {
          const { content, publicUrl } = services;
          const leave = `${publicUrl}/newsletter/unsubscribe`;
          const test = newsletter(staff.email, row, leave, content.school);
          const sent = { ...test, kind: 'newsletter-test' as const, listUnsubscribe: undefined };
          await enqueueMail(transaction, { ...sent, subject: `Test: ${row.subject}` }, now);
          return { did: [] };
        }
        case 'send': {
          const recipients = await addRecipients(transaction, id);
          if (recipients === 0) return refuse('Nobody has confirmed yet.');
          const detail = `newsletter to ${recipients} subscribers`;
          return {
            set: { status: 'sending', started_at: changed_at, changed_at },
            did: [{ act: 'sent', detail }],
          };
        }
        case 'remove':
          await transaction.deleteFrom('newsletter_issues').where('id', '=', id).execute();
          return { did: [{ act: 'erased', detail: 'draft' }] };
      }
    },
  );
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
