import { Link } from 'react-router';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { shortGrade } from '../../grade-levels.ts';
import { ChartKey, placesKey } from '../../numbers/components/chart-key.tsx';
import { takenKinds } from '../../numbers/components/taken-kinds.ts';
import type { GradePlaces } from '../list-places.server.ts';
import { placesLeft, placesTaken } from '../places.ts';
import { PlaceBar } from './place-bar.tsx';

interface PlacesTableProps {
  year: string;
  /** With the places as they are typed now. */
  grades: readonly (Omit<GradePlaces, 'places'> & { places: number | undefined })[];
  chosen: string | undefined;
  /** What was typed and is not saved; undefined where it is as saved. */
  textOf(grade: string): string | undefined;
  savedOf(grade: string): number | undefined;
  errorOf(grade: string): string | undefined;
  onType(grade: string, text: string): void;
}

/** A line for each grade: a bar, the numbers, who waits, and the field for its places. */
export function PlacesTable({ year, grades, chosen, ...fields }: PlacesTableProps) {
  const widest = Math.max(
    ...grades.map(({ places = 0, held }) => Math.max(places, placesTaken(held))),
  );
  const sum = (of: (entry: (typeof grades)[number]) => number) =>
    grades.reduce((total, entry) => total + of(entry), 0);
  return (
    <>
      <ChartKey of={placesKey} />
      <table className="places-table">
        <caption className="visually-hidden">Places of each grade in {year}</caption>
        <thead>
          <tr>
            <th scope="col">Grade</th>
            <th scope="col">At a look</th>
            {takenKinds.map(({ status, name }) => (
              <th key={status} scope="col" className="number">
                {name}
              </th>
            ))}
            <th scope="col">Free</th>
            <th scope="col">Waiting</th>
            <th scope="col">Places</th>
          </tr>
        </thead>
        <tbody>
          {grades.map((entry) => (
            <tr key={entry.grade} data-chosen={entry.grade === chosen || undefined}>
              <th scope="row">{unbroken(shortGrade(entry.grade))}</th>
              <td className="bar">
                <PlaceBar entry={entry} widest={widest} />
              </td>
              {takenKinds.map(({ status }) => (
                <td key={status} className="number">
                  {entry.held[status] ?? 0}
                </td>
              ))}
              <td className="free" data-label="Free">
                <Free left={placesLeft(entry)} />
              </td>
              <td className="waits" data-label="Waiting">
                {entry.waiting.length > 0 ? (
                  <Link to={`?year=${year}&grade=${entry.grade}#waiting`} preventScrollReset>
                    {entry.waiting.length}
                    <span className="visually-hidden">: {shortGrade(entry.grade)}</span>
                  </Link>
                ) : (
                  '–'
                )}
              </td>
              <td className="places" data-label="Places">
                <PlacesField entry={entry} {...fields} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All grades</th>
            <td className="bar" />
            {takenKinds.map(({ status }) => (
              <td key={status} className="number">
                {sum(({ held }) => held[status] ?? 0)}
              </td>
            ))}
            <td className="free" data-label="Free">
              {sum((entry) => Math.max(0, placesLeft(entry) ?? 0))}
            </td>
            <td className="waits" data-label="Waiting">
              {sum(({ waiting }) => waiting.length)}
            </td>
            <td className="places" data-label="Places">
              {sum(({ places = 0 }) => places)}
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

function Free({ left }: { left: number | undefined }) {
  if (left === undefined) return '–';
  if (left < 0) return <b className="over">{-left} too many</b>;
  return left === 0 ? <span className="muted">0</span> : <b>{left}</b>;
}

interface PlacesFieldProps
  extends Pick<PlacesTableProps, 'textOf' | 'savedOf' | 'errorOf' | 'onType'> {
  entry: { grade: string };
}

function PlacesField({ entry: { grade }, textOf, savedOf, errorOf, onType }: PlacesFieldProps) {
  const text = textOf(grade);
  const saved = savedOf(grade);
  const error = errorOf(grade);
  const note = error ?? (text === undefined ? undefined : savedInWords(saved));
  return (
    <>
      <input
        id={grade}
        name={grade}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Places in ${shortGrade(grade)}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={note && `${grade}-note`}
        value={text ?? saved?.toString() ?? ''}
        onChange={({ target: { value } }) => onType(grade, value)}
      />
      {note && (
        <small id={`${grade}-note`} className={error ? 'over' : 'muted'}>
          {note}
        </small>
      )}
    </>
  );
}

const savedInWords = (saved: number | undefined) =>
  saved === undefined ? 'not saved' : `saved: ${saved}`;
