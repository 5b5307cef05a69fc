import { type Answers, answerNames } from '../form/answers.ts';

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
  return (
    isNamed || [parent1Phone, parent2Phone].some((phone) => phone.replace(/\D/g, '').length > 8)
  );
}

/** What children of one family have in common: guardians and emergency contact. */
export function answersOfFamily(answers: Answers): Partial<Answers> {
  const names = answerNames.filter((name) => /^(parent[12]|emergencyContact)/.test(name));
  return Object.fromEntries(names.map((name) => [name, answers[name]]));
}
