import { hasAllDigits } from '#lib/text/telephone.ts';
import type { Answers } from '../form/answers.ts';

/** An application that is here already and may be of the same child or family as the form that is being typed. */
export interface KnownFamily {
  reference: string;
  child: string;
  bornOn: string;
  question: 'sameChild' | 'sameFamily';
  reasons: string[];
}

/** Whether enough is typed to ask who is here already: a whole name with a birth date, or a phone. */
export function canBeKnown(answers: Answers): boolean {
  const { studentFirstName, studentLastName, studentDOB, parent1Phone, parent2Phone } = answers;
  const isNamed = [studentFirstName, studentLastName, studentDOB].every((one) => one.trim());
  return isNamed || [parent1Phone, parent2Phone].some(hasAllDigits);
}
