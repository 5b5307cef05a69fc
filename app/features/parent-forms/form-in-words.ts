import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { heldFormKind, heldForms, questionsAsked } from '#features/parent-form-kinds/held-form.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import type { TellingFacts } from '#lib/store/held-records.server.ts';
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
import type { holdForm } from './held-records.server.ts';

/** As a letter to whoever sent it: the answers by the questions of the form, then what has become of it. */
export function formInWords(
  held: Awaited<ReturnType<typeof holdForm>>,
  { facts, today }: TellingFacts,
): WrittenSection[] {
  const { name, email, phone } = held;
  const kind = heldFormKind(held.kind);
  const answers = { ...held.answers, name, email, phone };
  return [
    ...writtenSection(heldForms[kind].name, [
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
