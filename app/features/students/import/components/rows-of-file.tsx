import { Link } from 'react-router';
import { deskRooms } from '#desk/rooms.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { TableHead } from '#ui/text/table-head.tsx';
import type { ShownRow } from '../change-import.server.ts';
import { type Mending, MendRow } from './mend-row.tsx';

interface RowsOfFileProps {
  title: string;
  rows: readonly ShownRow[];
  /** What can be decided; left out where nothing is. */
  deciding?: Mending & {
    /** Rows that the office wants as they are. */
    accepted: readonly number[];
    onAccept(at: number, isOn: boolean): void;
  };
}

const columns = ['Row in Excel', 'Child', 'Date of birth', 'Class', 'Guardian', 'What will happen'];

/** Rows of a spreadsheet with the numbers that Excel shows, and what will happen with each. */
export function RowsOfFile({ title, rows, deciding }: RowsOfFileProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <div className="card inbox plain">
        <table>
          <TableHead names={columns} />
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
                  {(row.is === 'cannot' || row.is === 'twice') && ' It is left out.'}
                  {deciding && row.is === 'asks' && row.twins !== '' && (
                    <label className="checked">
                      <input
                        type="checkbox"
                        className="checkbox"
                        checked={deciding.accepted.includes(row.at)}
                        onChange={({ target }) => deciding.onAccept(row.at, target.checked)}
                      />
                      It is right: take row {row.at} over
                    </label>
                  )}
                  {deciding && <MendRow row={row} {...deciding} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
