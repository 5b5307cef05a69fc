import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Facts } from '#desk/record/fact-line.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { dayFirst, dayMonthYear } from '#lib/dates/plain-date.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { ageRuleMessage } from '../../age-rule.ts';
import { askedQuestions } from '../../corrections/correction.ts';
import { AnswersInWords } from '../../form/components/answers-in-words.tsx';
import { shortGrade } from '../../grade-levels.ts';
import type { DeskRecord } from '../desk-record.ts';

/** What the office asks first of an application. */
export function factsOf(record: DeskRecord): Facts {
  const { enrollmentYear, ageAtIntake, familyPhone, isOldEnough, submittedAt, copy } = record;
  const age = `${ageAtIntake} years old on 1\u00a0January\u00a0${enrollmentYear}`;
  return {
    grade: `${unbroken(shortGrade(record.gradeLevel))}, ${enrollmentYear}`,
    age: isOldEnough ? age : <b className="over">{`${age}: too young`}</b>,
    phone: familyPhone && <a href={telephoneLink(familyPhone)}>{unbroken(familyPhone)}</a>,
    sent: copy.paper ? (
      <>
        entered from paper {shortInstant(submittedAt, new Date())} by{' '}
        <StaffName of={copy.paper.enteredBy} />, with the consent on paper
      </>
    ) : (
      `sent ${shortInstant(submittedAt, new Date())}`
    ),
  };
}

/** What must be known before the application is decided. */
export function RecordNotices({ record }: { record: DeskRecord }) {
  return (
    <>
      {record.sameChildAs && (
        <p className="note ok">
          Same child:{' '}
          <Link to={`/staff/enrollment-applications/${record.sameChildAs}`}>
            {record.sameChildAs}
          </Link>{' '}
          goes on for this one. The list shows that one, and its status counts for both.
        </p>
      )}
      {record.sameChild.map((other) => (
        <p className="note ok" key={other}>
          Same child: <Link to={`/staff/enrollment-applications/${other}`}>{other}</Link>. This one
          goes on for both, and letters go to the addresses of both. Look there too: photographs of
          papers and messages that came with {other} stand there.
        </p>
      ))}
      {record.otherBirthDates.map(({ reference, bornOn }) => (
        <p className="note" key={reference}>
          Two birth dates of one child: here {dayMonthYear(record.answers.studentDOB)}, but{' '}
          {dayMonthYear(bornOn)} in{' '}
          <Link to={`/staff/enrollment-applications/${reference}`}>{reference}</Link>. Correct the
          form that is wrong.
        </p>
      ))}
      {!record.isOldEnough && <p className="note">{ageRuleMessage(record.enrollmentYear)}</p>}
    </>
  );
}

const dayQuestions = askedQuestions.filter(({ question }) => question.kind === 'date');
const isDay = (label: string) => dayQuestions.some(({ question }) => question.label === label);

interface SubmittedAnswersProps extends Pick<DeskRecord, 'copy'> {
  /** What corrects one of them. */
  act: ReactNode;
}

/** The application exactly as it was submitted, and what the family agreed to. */
export function SubmittedAnswers({ copy, act }: SubmittedAnswersProps) {
  // The copy is kept as the family read it, with the month first and the spaces that people type.
  const sections = copy.sections.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ question, answer }) => ({
      question,
      answer: unbroken(isDay(question) ? dayFirst(answer) : answer),
    })),
  }));
  return (
    <section className="submitted" aria-labelledby="submitted-title">
      <div className="ruled">
        <h2 id="submitted-title">As submitted</h2>
        {act}
      </div>
      <AnswersInWords sections={sections} />
      <details>
        <summary>What was agreed to</summary>
        {copy.consent.sentences.map((sentence) => (
          <p key={sentence} className="small">
            {sentence}
          </p>
        ))}
      </details>
    </section>
  );
}
