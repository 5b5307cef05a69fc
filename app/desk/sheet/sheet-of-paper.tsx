import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import crest from '#ui/pictures/crest.svg';
import { TableHead } from '#ui/text/table-head.tsx';
import type { SheetShown, SheetTable } from './sheet-shown.ts';

interface SheetOfPaperProps {
  sheet: SheetShown;
  table: SheetTable;
  school: string;
  noun: string;
  /** It holds what nobody should find. */
  isToGiveBack: boolean;
}

/** The list as it is printed on A4. */
export function SheetOfPaper({ sheet, table, school, noun, isToGiveBack }: SheetOfPaperProps) {
  const { title, narrowed, count } = sheet;
  const today = dayMonthYear(dayInLusaka(new Date()));
  const more = count - table.rows.length;
  return (
    <article className="paper-sheet" aria-label={title}>
      <header>
        <img src={crest} alt="" width="44" height="50" />
        <p>
          <b>{title}</b>
          {school}
        </p>
        <p>
          {narrowed.length > 0 && (
            <>
              {narrowed.join(', ')}
              <br />
            </>
          )}
          {today}
        </p>
      </header>
      {table.rows.length === 0 ? (
        <p>No {noun} stands in this list.</p>
      ) : (
        // Wide lists are scrolled sideways, with the keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className="sideways" aria-label="Rows" tabIndex={0}>
          <table>
            <caption className="visually-hidden">{title}</caption>
            <TableHead names={table.columns.map(({ name }) => name)} />
            <tbody>
              {table.rows.map((row, at) => (
                // Rows of a sheet have no key of their own, and never move.
                // biome-ignore lint/suspicious/noArrayIndexKey: they stand in one order
                <tr key={at}>
                  {row.map((words, column) => {
                    const { key = '', kind } = table.columns[column] ?? {};
                    return (
                      <td key={key} className={classOf(kind)}>
                        {kind === 'tick' ? <span aria-hidden="true">☐</span> : words}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {more > 0 && (
        <p className="small muted no-print">
          {count > sheet.mostOnPaper
            ? 'Many more stand in the file.'
            : `${more.toLocaleString('en')} more stand on the paper and in the file.`}
        </p>
      )}
      {isToGiveBack && (
        <p className="small">
          Printed on {today}. Please give this list back to the office, or destroy it.
        </p>
      )}
    </article>
  );
}

/** References, numbers, days and phones stay on one line; a box has lines around it. */
function classOf(kind: SheetTable['columns'][number]['kind'] | undefined) {
  switch (kind) {
    case 'box':
      return 'box';
    case 'closed':
      return 'closed';
    case 'short':
    case 'number':
    case 'day':
    case 'phone':
      return 'one-line';
    default:
      return undefined;
  }
}
