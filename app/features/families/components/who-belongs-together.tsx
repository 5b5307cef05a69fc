import { Link } from 'react-router';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortGrade } from '#features/enrollment/grade-levels.ts';
import type { ListedApplicant } from '#features/enrollment/same-child/applicant.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { capitalized } from '#lib/text/capitalized.ts';
import { SendButton } from '#requests/send-button.tsx';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { Fold } from '#ui/fold.tsx';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import type { Decision } from '../tables.server.ts';
import { decisionNames } from '../together/decision-words.ts';
import { type DecisionAsked, decisionsAt } from '../together/decisions-at.ts';
import type { SuggestedRecord } from '../together/records-alike.server.ts';
import type { Belonging, DecidedPair, SuggestedPair } from '../together/suggestions.server.ts';
import { AllOfOne } from './all-of-one.tsx';
import { DecideButton } from './decide-button.tsx';

/** Who may belong to a family, each with its reason; one press decides, and one takes it back. */
export function WhoBelongsTogether({ belonging }: { belonging: Belonging }) {
  const change = useServerChange(decisionsAt);
  const { suggested, decided, records } = belonging;
  if (suggested.length + decided.length + records.length === 0) return null;
  const isUndecided = records.length > 0 || suggested.some(({ isSettled }) => !isSettled);
  return (
    <Fold
      id="belonging-title"
      title="Who belongs together?"
      note={isUndecided ? 'please decide' : 'nothing to decide'}
      isOpen={isUndecided}
    >
      <div className="belonging">
        <AllOfOne belonging={belonging} change={change} />
        {suggested.map((pair) => (
          <Guess
            key={`${pair.one.reference} ${pair.other.reference}`}
            pair={pair}
            change={change}
          />
        ))}
        {records.map((found) => (
          <RecordBelongs key={found.record.reference} found={found} change={change} />
        ))}
        {decided.length > 0 && (
          <ul className="notes">
            {decided.map((pair) => (
              <Decided key={pair.id} pair={pair} change={change} />
            ))}
          </ul>
        )}
        <p className="small muted">Each can be taken back. Both references go on working.</p>
      </div>
    </Fold>
  );
}

const questions = { sameChild: 'Same child twice?', sameFamily: 'Same family?' } as const;
const answersTo = {
  sameChild: ['sameChild', 'sameFamily', 'notSame'],
  sameFamily: ['sameFamily', 'notSame'],
} as const satisfies Record<string, Decision[]>;

function Guess({ pair, change }: { pair: SuggestedPair; change: ServerChange<DecisionAsked> }) {
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

function Decided({ pair, change }: { pair: DecidedPair; change: ServerChange<DecisionAsked> }) {
  const { id, reference, other, children, decision, decidedAt, decidedBy } = pair;
  return (
    <li>
      <p dir="auto">
        <b>{decisionNames[decision]}:</b>{' '}
        <UnbrokenText text={`${children[0]} (${reference}) and ${children[1]} (${other})`} />
      </p>
      <p className="small muted" dir="auto">
        <StaffName of={decidedBy} />, {shortInstant(decidedAt, new Date())}
      </p>
      <SendButton
        className="btn line sm"
        change={change}
        body={{ reference, other, decision: null, seen: id }}
        said={{ title: 'Taken back', text: `${children.join(' and ')} are as they were.` }}
      >
        Take back
        <span className="visually-hidden">
          : {decisionNames[decision]}, {children.join(' and ')}
        </span>
      </SendButton>
    </li>
  );
}

/** A message, payment or form that may belong to the family: why, and one press that says so. */
function RecordBelongs({
  found,
  change,
}: {
  found: SuggestedRecord;
  change: ServerChange<DecisionAsked>;
}) {
  const { one, record, reason } = found;
  const titleId = `record-${record.reference}`;
  const pair = [one.reference, record.reference] as const;
  return (
    <div className="note">
      <h3 id={titleId}>Does this belong here?</h3>
      <p dir="auto">
        <Link to={record.to}>{record.title}</Link>. {record.detail}{' '}
        <StatusBadge of={record.status} />
      </p>
      <p dir="auto">{capitalized(reason)}.</p>
      <fieldset className="row" aria-labelledby={titleId}>
        <DecideButton className="btn sm" change={change} pair={pair} decision="sameFamily">
          It belongs here
        </DecideButton>
        <DecideButton className="btn line sm" change={change} pair={pair} decision="notSame">
          It does not
        </DecideButton>
      </fieldset>
    </div>
  );
}
