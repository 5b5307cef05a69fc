import { Link } from 'react-router';
import { TableHead } from '#ui/text/table-head.tsx';
import { type EnrollmentStatus, enrollmentStatuses } from '../../enrollment-status.ts';
import { shortGrade } from '../../grade-levels.ts';
import { undecided, waitsForPlace } from '../../status/status-sets.ts';
import type { GradeNow } from '../count-year.ts';
import { countOf, freePlaces } from '../numbers.ts';
import { listAddress } from './list-address.ts';
import { takenKinds } from './taken-kinds.ts';

interface PlacesTableProps {
  year: string;
  grades: readonly GradeNow[];
  isToday: boolean;
  /** The list of the year before up to the same day; undefined where nothing of it came here. */
  listBefore?: Record<string, string> | undefined;
}

/** Children of the school who came another way or go up; below zero where more have left. */
const BESIDE = 'Our children';

/** Everything that the bars show, and what else came: each number opens its list while it is of today. */
export function PlacesTable({ year, grades, isToday, listBefore }: PlacesTableProps) {
  const linked = (count: number, of: string, filter: Record<string, string>) => {
    if (count === 0) return '–';
    if (!isToday) return count;
    return (
      <Link to={listAddress({ year, ...filter })}>
        {count}
        <span className="visually-hidden"> {of}</span>
      </Link>
    );
  };
  const numberBefore = (count: number, filter: Record<string, string>) =>
    listBefore ? linked(count, 'in the year before', { ...listBefore, ...filter }) : count || '–';
  const number = (grade: GradeNow, status: EnrollmentStatus) => {
    const { name } = enrollmentStatuses[status];
    const count = grade.counts[status] ?? 0;
    return linked(count, name.toLowerCase(), { grade: grade.grade, status });
  };
  const sum = (count: (grade: GradeNow) => number) =>
    grades.reduce((all, grade) => all + count(grade), 0);
  const isWithBeside = grades.some((grade) => grade.beside !== 0);
  const before = sum(({ receivedBefore }) => receivedBefore);
  // A first year has none before it.
  const isWithBefore = before > 0;
  const names = [
    ...['Grade', 'Places', ...takenKinds.map(({ name }) => name)],
    ...(isWithBeside ? [BESIDE] : []),
    ...['Free', 'Waiting', 'To decide'],
    ...(isWithBefore ? ['Year before'] : []),
  ];
  const sumOf = (status: EnrollmentStatus) => (
    <td key={status}>
      {linked(
        sum(({ counts }) => counts[status] ?? 0),
        enrollmentStatuses[status].name.toLowerCase(),
        { status },
      )}
    </td>
  );
  return (
    <table className="nums">
      <caption className="visually-hidden">Places for {year} by grade</caption>
      <TableHead isOfNumbers names={names} />
      <tbody>
        {grades.map((grade) => (
          <tr key={grade.grade}>
            <th scope="row">{shortGrade(grade.grade)}</th>
            <td>{grade.places ?? '–'}</td>
            {takenKinds.map(({ status }) => (
              <td key={status}>{number(grade, status)}</td>
            ))}
            {isWithBeside && <td>{grade.beside || '–'}</td>}
            <td>{freeInWords(freePlaces(grade))}</td>
            {waitsForPlace.map((status) => (
              <td key={status}>{number(grade, status)}</td>
            ))}
            <td>
              {linked(countOf(grade, undecided), 'to decide', {
                grade: grade.grade,
                waits: 'decision',
              })}
            </td>
            {isWithBefore && <td>{numberBefore(grade.receivedBefore, { grade: grade.grade })}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <td>{sum(({ places = 0 }) => places)}</td>
          {takenKinds.map(({ status }) => sumOf(status))}
          {isWithBeside && <td>{sum((grade) => grade.beside)}</td>}
          <td>{sum((grade) => Math.max(0, freePlaces(grade) ?? 0))}</td>
          {waitsForPlace.map(sumOf)}
          <td>
            {linked(
              sum((grade) => countOf(grade, undecided)),
              'to decide',
              { waits: 'decision' },
            )}
          </td>
          {isWithBefore && <td>{numberBefore(before, {})}</td>}
        </tr>
      </tfoot>
    </table>
  );
}

/** `full`, `2`, `1 too many`, or a dash where nobody has said how many there are. */
function freeInWords(free: number | undefined) {
  if (free === undefined) return '–';
  if (free < 0) return <b>{-free} too many</b>;
  return free === 0 ? 'full' : <b>{free}</b>;
}
