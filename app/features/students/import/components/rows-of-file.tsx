import { Link } from 'react-router';
import { deskRooms } from '#desk/rooms.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import type { ShownRow } from '../change-import.server.ts';

interface RowsOfFileProps {
  title: string;
  rows: readonly ShownRow[];
  /** Rows that the office wants as they are; left out where nothing is to be decided. */
  accepted?: readonly number[];
  onAccept?(at: number, isOn: boolean): void;
}

/** Rows of a spreadsheet with the numbers that Excel shows, and what will happen with each. */
export function RowsOfFile({ title, rows, accepted = [], onAccept }: RowsOfFileProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <div className="card inbox plain">
        <table>
          <thead>
            <tr>
              <th scope="col">Row in Excel</th>
              <th scope="col">Child</th>
              <th scope="col">Date of birth</th>
              <th scope="col">Class</th>
              <th scope="col">Guardian</th>
              <th scope="col">What will happen</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.at}>
                <th scope="row">Row {row.at}</th>
                <td dir="auto">
                  {row.reference ? (
                    <Link to={`${deskRooms.students.path}/${row.reference}`}>{row.name}</Link>
                  ) : (
                    row.name
                  )}
                </td>
                <td>{row.bornOn && dayMonthYear(row.bornOn)}</td>
                <td>{row.inClass}</td>
                <td dir="auto">{row.guardian}</td>
                <td>
                  {row.words}
                  {row.is === 'asks' && onAccept && (
                    <label className="checked">
                      <input
                        type="checkbox"
                        className="checkbox"
                        checked={accepted.includes(row.at)}
                        onChange={({ target }) => onAccept(row.at, target.checked)}
                      />
                      It is right: take row {row.at} over
                    </label>
                  )}
                  {(row.is === 'cannot' || row.is === 'twice') && ' It is left out.'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
