import { addDays, ageOn, isRealDate, writtenDate } from '#lib/dates/plain-date.ts';
import { hasAllDigits } from '#lib/text/telephone.ts';
import { looksLikeEmail } from '#lib/text/typed-text.ts';
import { firstOfJanuary } from '../age-rule.ts';
import { usualAges } from '../classes/usual-ages.ts';
import type { ApplicationDay } from '../enrollment-years.ts';
import { shortGrade } from '../grade-levels.ts';
import type { Answers } from './answers.ts';
import { type AnswerName, allQuestions } from './questions.ts';

/** So long before its last day a year is nearly over. */
const LAST_DAYS = 60;

interface AnswerDoubt {
  /** The question to look at again. */
  field: AnswerName;
  message: string;
}

/**
 * Answers that are taken as they are but look mistyped or forgotten. A question to the family, never a refusal
 * (specification, section 5: no format checks).
 */
export function answerDoubts(answers: Answers, day: ApplicationDay): AnswerDoubt[] {
  return [
    ...aboutYear(answers, day),
    ...aboutAge(answers, day),
    ...aboutEmail(answers, 'parent1Email', 'parent/guardian 1'),
    ...aboutPhone(answers, 'parent1Phone', 'parent/guardian 1'),
    ...aboutSecondGuardian(answers),
    ...aboutEmail(answers, 'parent2Email', 'parent/guardian 2'),
    ...aboutPhone(answers, 'parent2Phone', 'parent/guardian 2'),
    ...aboutPhone(answers, 'emergencyContactPhone', 'the emergency contact'),
  ];
}

function aboutYear(
  { enrollmentYear: year }: Answers,
  { today, endsOn }: ApplicationDay,
): AnswerDoubt[] {
  if (endsOn?.slice(0, 4) !== year || endsOn > addDays(today, LAST_DAYS)) return [];
  const [monthAndDay] = writtenDate(endsOn).split(',');
  const message = `The school year ${year} ends on ${monthAndDay}. Do you mean ${Number(year) + 1}?`;
  return [{ field: 'enrollmentYear', message }];
}

function aboutAge(
  { studentDOB, gradeLevel, enrollmentYear }: Answers,
  { classes }: ApplicationDay,
): AnswerDoubt[] {
  const january = firstOfJanuary(enrollmentYear);
  if (gradeLevel === '' || !isRealDate(january)) return [];
  const usual = usualAges(classes, gradeLevel, Number(enrollmentYear));
  if (!usual) {
    const message = `Is the grade right? There is no ${shortGrade(gradeLevel)} in ${enrollmentYear}.`;
    return [{ field: 'gradeLevel', message }];
  }
  if (!isRealDate(studentDOB)) return [];
  const age = ageOn(studentDOB, january);
  const [youngest, oldest] = usual;
  if (age >= youngest && age <= oldest) return [];
  const years = age === 1 ? '1 year' : `${Math.max(age, 0)} years`;
  const others = age < youngest ? 'older' : 'younger';
  const message = `Are the date of birth and the grade right? On January 1st, ${enrollmentYear} the child is ${years} old. Children in ${shortGrade(gradeLevel)} are usually ${others}.`;
  return [{ field: 'studentDOB', message }];
}

/** Without a first name the review leaves the second guardian out (specification, section 2). */
function aboutSecondGuardian(answers: Answers): AnswerDoubt[] {
  if (answers.parent2FirstName.trim() !== '') return [];
  const hidden = allQuestions
    .filter(({ name }) => name.startsWith('parent2') && answers[name].trim() !== '')
    .map(({ name, label }) => `${label} (${answers[name].trim()})`);
  if (hidden.length === 0) return [];
  const message = `What is the first name of parent/guardian 2? Without it, these answers are not shown below: ${hidden.join(', ')}.`;
  return [{ field: 'parent2FirstName', message }];
}

function aboutEmail(answers: Answers, field: AnswerName, whose: string): AnswerDoubt[] {
  if (answers[field].trim() === '' || looksLikeEmail(answers[field])) return [];
  const message = `Is the email address of ${whose} complete? It usually reads like name@example.com.`;
  return [{ field, message }];
}

function aboutPhone(answers: Answers, field: AnswerName, whose: string): AnswerDoubt[] {
  if (answers[field].trim() === '' || hasAllDigits(answers[field])) return [];
  const message = `Is the phone number of ${whose} complete? It has fewer than nine digits.`;
  return [{ field, message }];
}
