import { dayMonthYear } from '../dates/plain-date.ts';
import { instantInWords } from '../dates/when-in-words.ts';

/** A part of a letter or a form that people read: questions and their answers, all in words. */
export interface WrittenSection {
  title: string;
  rows: { question: string; answer: string }[];
}

/** What has an answer, under its title; nothing at all when nothing has. */
export function writtenSection(
  title: string,
  facts: readonly (readonly [question: string, answer: string])[],
): WrittenSection[] {
  const rows = facts
    .filter(([, answer]) => answer.trim() !== '')
    .map(([question, answer]) => ({ question, answer }));
  return rows.length > 0 ? [{ title, rows }] : [];
}

/** An instant of a record as people read it: `10 November 2025, 4:30 PM`; empty when it has not come. */
export function writtenInstant(instant: string | null): string {
  return instant === null ? '' : instantInWords(new Date(instant));
}

/** What the office has written to somebody, each with its day and its subject. */
export function writtenLetters(
  letters: readonly { sent_at: string; subject: string; words: string }[],
): WrittenSection[] {
  return writtenSection(
    'What we wrote to you',
    letters.map(({ sent_at, subject, words }) => [
      writtenInstant(sent_at),
      `${subject}\n\n${words}`,
    ]),
  );
}

/** What was agreed to, when, and in which words. */
export function writtenConsent(consent: {
  noticeVersion: string;
  sentences: readonly string[];
  agreedAt: string;
}): WrittenSection[] {
  return writtenSection('What you agreed to', [
    ['When', writtenInstant(consent.agreedAt)],
    ['Version of the notice', consent.noticeVersion],
    ['In these words', consent.sentences.join('\n')],
  ]);
}

/** When each status was reached. */
export function writtenStatuses(
  statuses: readonly { title: string; reached_at: string }[],
): WrittenSection[] {
  return writtenSection(
    'Status, and since when',
    statuses.map(({ title, reached_at }) => [writtenInstant(reached_at), title]),
  );
}

/** What the office noted for itself; whoever it is about may read it. */
export function writtenNotes(
  notes: readonly {
    written_at: string;
    text: string;
    /** The day on which the office calls back, and when it had. */
    call_on: string | null;
    called_at: string | null;
  }[],
) {
  return writtenSection(
    'Notes of the office',
    notes.map(({ written_at, text, call_on, called_at }) => {
      const call = call_on && `The office calls back on ${dayMonthYear(call_on)}.`;
      const called = called_at && `It called ${writtenInstant(called_at)}.`;
      return [writtenInstant(written_at), [text, call, called].filter(Boolean).join('\n')];
    }),
  );
}
