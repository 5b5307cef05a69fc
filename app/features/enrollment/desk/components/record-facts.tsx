import { Link } from 'react-router';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { dayFirst, dayMonthYear } from '#lib/dates/plain-date.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { ageRuleMessage } from '../../age-rule.ts';
import { askedQuestions } from '../../corrections/correction.ts';
import { enrollmentStatuses } from '../../enrollment-status.ts';
import { AnswersInWords } from '../../form/components/answers-in-words.tsx';
import { shortGrade } from '../../grade-levels.ts';
import type { DeskRecord } from '../desk-record.ts';

/** What the office asks first, above the application itself. */
export function RecordFacts({ record }: { record: DeskRecord }) {
  const { paper } = record.copy;
  return (
    <>
      <p className="record-head">
        <StatusBadge of={enrollmentStatuses[record.status]} />{' '}
        <span className="ref">{record.reference}</span>
        <span>
          {unbroken(shortGrade(record.gradeLevel))}, {record.enrollmentYear}
        </span>
        <span>
          {record.ageAtIntake} years old on 1&nbsp;January&nbsp;{record.enrollmentYear}
        </span>
        {record.familyPhone && (
          <a href={telephoneLink(record.familyPhone)}>{unbroken(record.familyPhone)}</a>
        )}
      </p>
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
      {record.offer && (
        <p className={record.offer.isOverdue ? 'note' : undefined}>
          {record.offer.isOverdue
            ? `The family was to answer the offer by ${dayMonthYear(record.offer.answerBy)}. The offer still stands: call the family, wait, or take it back.`
            : `The family is to answer the offer by ${dayMonthYear(record.offer.answerBy)}.`}
        </p>
      )}
      {!record.isOldEnough && <p className="note">{ageRuleMessage(record.enrollmentYear)}</p>}
      <p className="small muted">
        Received {instantInWords(new Date(record.submittedAt))}
        {paper && (
          <>
            ; entered from paper by <StaffName of={paper.enteredBy} />, with the consent on paper
          </>
        )}
      </p>
    </>
  );
}

const dayQuestions = askedQuestions.filter(({ question }) => question.kind === 'date');
const isDay = (label: string) => dayQuestions.some(({ question }) => question.label === label);

/** The application exactly as it was submitted, and what the family agreed to. */
export function SubmittedAnswers({ copy }: Pick<DeskRecord, 'copy'>) {
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
      <h2 id="submitted-title">As submitted</h2>
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
