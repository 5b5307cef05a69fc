import { TableHead } from '#ui/text/table-head.tsx';
import { childColumns } from '../columns.ts';

/** Which columns a spreadsheet can have, beside the field, with a sheet to begin with. */
export function ColumnsOfFile({ onSheet }: { onSheet(): void }) {
  return (
    <>
      <p>The first row names the columns. Their order does not matter.</p>
      <div className="card inbox plain">
        <table>
          <TableHead names={['Column', 'Example', 'Good to know']} />
          <tbody>
            {Object.values(childColumns).map(({ name, isNeeded, example, note }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {isNeeded && <span className="small"> (needed)</span>}
                </th>
                <td>{example}</td>
                <td className="small">{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" className="btn line mt-g3" onClick={onSheet}>
        Save an empty sheet with these columns
      </button>
    </>
  );
}
