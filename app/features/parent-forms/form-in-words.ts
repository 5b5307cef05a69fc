import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { formOfKind, formsAtSchool } from '#features/parent-form-kinds/parent-forms.ts';
import type { FormAnswers } from '#forms/short-form.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import type { TellingFacts } from '#lib/store/held-records.server.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import {
  type WrittenSection,
  writtenInstant,
  writtenLetters,
  writtenSection,
  writtenStatuses,
} from '#lib/text/written-section.ts';
import { answerInWords } from './answer-words.ts';
import { type PaymentWay, paymentWays } from './desk/payment.ts';
import type { ParentFormRow, PtaPaymentRow } from './tables.server.ts';

/** What is held of a parents' form. */
interface HeldForm
  extends Pick<
    ParentFormRow,
    | 'kind'
    | 'reference'
    | 'submitted_at'
    | 'name'
    | 'email'
    | 'phone'
    | 'notice_version'
    | 'status'
    | 'status_at'
    | 'ended_at'
  > {
  answers: FormAnswers;
  payments: Pick<PtaPaymentRow, 'kwacha' | 'way' | 'paid_on' | 'receipt_number'>[];
  letters: { sent_at: string; subject: string; words: string }[];
}

/** As a letter to whoever sent it: the answers by the questions of the form, then what has become of it. */
export function formInWords(held: HeldForm, { facts, today }: TellingFacts): WrittenSection[] {
  const { kind, name, email, phone } = held;
  const answers = { ...held.answers, name, email, phone };
  return [
    ...writtenSection(formsAtSchool[kind].name, [
      ['Reference', held.reference],
      ['Sent to us', writtenInstant(held.submitted_at)],
      ...formOfKind(kind).questions.map(
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
        ['How it was paid', paymentWays[way as PaymentWay]],
        ['Paid on', dayMonthYear(paid_on)],
        ['Receipt number', receipt_number],
      ]),
    ),
    ...writtenLetters(held.letters),
  ];
}
