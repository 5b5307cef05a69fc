import { Link } from 'react-router';
import { shortGrade } from '#features/enrollment/grade-levels.ts';
import type { ListedApplicant } from '#features/enrollment/same-child/applicant.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { capitalized } from '#lib/text/capitalized.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import type { Decision } from '../tables.server.ts';
import { decisionNames } from '../together/decision-words.ts';
import type { DecisionAsked } from '../together/decisions-at.ts';
import type { SuggestedPair } from '../together/suggestions.server.ts';
import { DecideButton } from './decide-button.tsx';

const questions = { sameChild: 'Same child twice?', sameFamily: 'Same family?' } as const;
const answersTo = {
  sameChild: ['sameChild', 'sameFamily', 'notSame'],
  sameFamily: ['sameFamily', 'notSame'],
} as const satisfies Record<string, Decision[]>;

interface PairToDecideProps {
  pair: SuggestedPair;
  change: ServerChange<DecisionAsked>;
}

/** Two forms that may be of one child, or of one family: the question, why it is asked, and its answers. */
export function PairToDecide({ pair, change }: PairToDecideProps) {
  const { one, other, question, areTwins, isSettled, reasons } = pair;
  const titleId = `pair-${one.reference}-${other.reference}`;
  const title = areTwins ? `Twins: ${one.firstName} and ${other.firstName}` : questions[question];
  return (
    <div className={isSettled ? 'note ok' : 'note'}>
      <h3 id={titleId} dir="auto">
        {title}
      </h3>
      {question === 'sameChild' ? <PairTable one={one} other={other} /> : <Pair pair={pair} />}
      <p>
        {capitalized(reasons.join(', '))}.
        {isSettled && ' They are of one family: nothing to decide.'}
      </p>
      {!isSettled && (
        <fieldset className="row" aria-labelledby={titleId}>
          {answersTo[question].map((decision, at) => (
            <DecideButton
              key={decision}
              className={at === 0 ? 'btn sm' : 'btn sm line'}
              change={change}
              pair={[one.reference, other.reference]}
              decision={decision}
            >
              {decisionNames[decision]}
            </DecideButton>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** Two children who are plainly two: who the other one is. */
function Pair({ pair: { one, other } }: { pair: SuggestedPair }) {
  return (
    <p dir="auto">
      <Link to={`/staff/enrollment-applications/${other.reference}`}>
        {other.firstName} {other.lastName}
      </Link>
      , {shortGrade(other.gradeLevel)}, {other.enrollmentYear}, born {dayMonthYear(other.bornOn)},
      and {one.firstName} {one.lastName}.
    </p>
  );
}

/** What differs is marked, so that a look is enough. */
function PairTable({ one, other }: { one: ListedApplicant; other: ListedApplicant }) {
  const rows: [string, (child: ListedApplicant) => string][] = [
    ['Name', ({ firstName, lastName }) => `${firstName} ${lastName}`],
    ['Born', ({ bornOn }) => dayMonthYear(bornOn)],
    ['For', ({ gradeLevel, enrollmentYear }) => `${shortGrade(gradeLevel)}, ${enrollmentYear}`],
    ['Guardian', ({ guardians }) => `${guardians[0]?.firstName} ${guardians[0]?.lastName}`],
    ['Phone', ({ guardians }) => guardians[0]?.phone ?? ''],
  ];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Answer</span>
          </th>
          {[one, other].map((child) => (
            <th key={child.reference} scope="col">
              <Link to={`/staff/enrollment-applications/${child.reference}`}>
                {child.reference}
              </Link>
              <span className="small muted">
                {child.isFromPaper ? 'On paper, ' : 'Sent '}
                {shortInstant(child.submittedAt, new Date())}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, valueIn]) => {
          const [here, there] = [valueIn(one), valueIn(other)];
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td dir="auto">{here}</td>
              <td dir="auto">{here === there ? there : <mark>{there}</mark>}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
