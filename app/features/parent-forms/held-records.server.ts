import { listHeldLetters } from '#desk/cases/case-letters.server.ts';
import { listHeldNotes } from '#desk/cases/case-notes.server.ts';
import { heldCases } from '#desk/cases/held-cases.server.ts';
import { endOf, getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import {
  questionsAsked,
  type StoredFormKind,
  storedFormKind,
  storedForms,
} from '#features/parent-form-kinds/stored-form.ts';
import type { FormAnswers } from '#forms/form-answers.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import type { TellingFacts } from '#lib/store/held-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import {
  type WrittenSection,
  writtenInstant,
  writtenLetters,
  writtenNotes,
  writtenSection,
  writtenStatuses,
} from '#lib/text/written-section.ts';
import { answerInWords } from './answer-words.ts';
import { paymentWays } from './desk/payment.ts';
import { formHistory } from './form-history.server.ts';
import { formsOfKind } from './forms-of-kind.server.ts';
import type { ParentFormRow } from './tables.server.ts';

export const heldParentForms = heldCases({
  kind: 'parent-form',
  table: 'parent_forms',
  hold: holdForm,
  tell: (form, facts) => ({ about: form.name, sections: formInWords(form, facts) }),
});

/** What is held of a form; for a copy, as its sender is told. */
async function holdForm(row: ParentFormRow, read: ReadStore, copiedAt?: Date) {
  const { id, email_search: _, assigned_to: __, ...form } = row;
  return {
    ...form,
    ...(copiedAt && (await toldForm(read, form, copiedAt))),
    answers: JSON.parse(form.answers) as FormAnswers,
    payments: await read
      .selectFrom('pta_payments')
      .select(['kwacha', 'way', 'paid_on', 'receipt_number'])
      .where('form_id', '=', id)
      .execute(),
    notes: await listHeldNotes(read, row.reference),
    letters: await listHeldLetters(read, row.reference),
  };
}

/** How far a form has come as its sender is told. */
async function toldForm(
  read: ReadStore,
  form: Omit<ParentFormRow, 'id' | 'email_search' | 'assigned_to'>,
  now: Date,
): Promise<Pick<ParentFormRow, 'status' | 'status_at' | 'ended_at'>> {
  const { status, since = form.status_at } = await formHistory.findTold(read, form, now);
  const ended_at =
    status === form.status
      ? form.ended_at
      : endOf(storedFormKind(form.kind), status, JSON.parse(form.answers), new Date(since));
  return { status, status_at: since, ended_at };
}

/** Forms of one kind that ended before an instant. */
export const endedForms = (read: ReadStore, kind: StoredFormKind, instant: string) =>
  formsOfKind(read, kind).select('reference').where('ended_at', '<=', instant);

/** As a letter to whoever sent it: the answers by the questions of the form, then what has become of it. */
function formInWords(
  held: Awaited<ReturnType<typeof holdForm>>,
  { facts, today }: TellingFacts,
): WrittenSection[] {
  const { name, email, phone } = held;
  const kind = storedFormKind(held.kind);
  const answers = { ...held.answers, name, email, phone };
  return [
    ...writtenSection(storedForms[kind].name, [
      ['Reference', held.reference],
      ['Sent to us', writtenInstant(held.submitted_at)],
      ...questionsAsked(kind, answers).map(
        (question) => [question.label, answerInWords(question, answers, facts, today)] as const,
      ),
      ['Version of the notice that you agreed to', held.notice_version],
    ]),
    ...writtenStatuses([
      { title: getStatus(kind, held.status).told.title, reached_at: held.status_at },
    ]),
    ...writtenSection('How long we keep it', [
      ['Its time to be kept counts from', writtenInstant(held.ended_at)],
    ]),
    ...held.payments.flatMap(({ kwacha, way, paid_on, receipt_number }) =>
      writtenSection('Payment', [
        ['Amount', writtenKwacha(kwacha)],
        ['How it was paid', paymentWays[way]],
        ['Paid on', dayMonthYear(paid_on)],
        ['Receipt number', receipt_number],
      ]),
    ),
    ...writtenNotes(held.notes),
    ...writtenLetters(held.letters),
  ];
}
