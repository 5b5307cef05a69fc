import { writtenDate } from '#lib/dates/plain-date.ts';
import type { WrittenSection } from '#lib/text/written-section.ts';
import type { Answers } from './answers.ts';
import { type Question, type Step, steps } from './questions.ts';
import { choiceInWords } from './student-step.ts';

export const NOT_GIVEN = 'N/A';

interface ReviewSection extends WrittenSection {
  /** The step to go back to for a change. */
  step: number;
}

/**
 * The answers in words, section by section, as the Review step shows them and as the frozen copy keeps them.
 * Parent/Guardian 2 appears only with a first name; an empty answer reads N/A.
 */
export function reviewSections(answers: Answers): ReviewSection[] {
  return steps.flatMap((step, index) =>
    step.groups.filter(isGiven).map((group) => ({
      title: group.title,
      step: index + 1,
      rows: group.questions.map((question) => ({
        question: question.label,
        answer: answerInWords(question, answers[question.name]),
      })),
    })),
  );

  function isGiven(group: Step['groups'][number]): boolean {
    const isSecondGuardian = group.questions.some(({ name }) => name === 'parent2FirstName');
    return !isSecondGuardian || answers.parent2FirstName.trim() !== '';
  }
}

function answerInWords(question: Question, answer: string): string {
  const text = answer.trim();
  if (text === '') return NOT_GIVEN;
  if (question.kind === 'date') return writtenDate(text);
  return question.kind === 'select' ? choiceInWords(text) : text;
}
