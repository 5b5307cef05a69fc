import type { Turn } from '#desk/cases/turns/answer-by.ts';
import { TurnInList } from '#desk/cases/turns/turn-at-desk.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { RecordLink } from '#desk/record/record-nav.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { TableHead } from '#ui/text/table-head.tsx';
import { enrollmentStatuses } from '../../enrollment-status.ts';
import { shortGrade } from '../../grade-levels.ts';
import { waitsInWords } from '../../requests/request-rules.ts';
import type { ListItem } from './list-rows.server.ts';

interface ApplicationTableProps {
  items: ListItem[];
  now: Date;
  whoseTurn: Record<string, Turn>;
  selected: ReadonlySet<string>;
  onSelect: (references: ReadonlySet<string>) => void;
}

const columns = [
  'Applicant',
  'Grade level',
  'Status',
  'Whose turn, by when',
  'Sent',
  'Assigned to',
];

/** A page of the list; on a phone every line is a card (list.css). */
export function ApplicationTable(props: ApplicationTableProps) {
  const { items, now, whoseTurn, selected, onSelect } = props;
  const onPage = items.map(({ reference }) => reference);
  function tick(references: string[], isSelected: boolean) {
    const rest = [...selected].filter((reference) => !references.includes(reference));
    onSelect(new Set(isSelected ? [...rest, ...references] : rest));
  }
  return (
    <div className="card inbox">
      <table>
        <caption className="visually-hidden">Enrollment applications</caption>
        <TableHead names={columns}>
          <th scope="col" className="cell-tick">
            <label className="select-all">
              <input
                type="checkbox"
                className="checkbox"
                checked={onPage.every((reference) => selected.has(reference))}
                onChange={({ currentTarget }) => tick(onPage, currentTarget.checked)}
              />
              <span>Select all on this page</span>
            </label>
          </th>
        </TableHead>
        <tbody>
          {items.map((item) => (
            <tr key={item.reference} className={item.isUnopened ? 'new' : undefined}>
              <td className="cell-tick">
                <input
                  className="checkbox"
                  type="checkbox"
                  aria-label={`Select ${item.applicant}`}
                  checked={selected.has(item.reference)}
                  onChange={(event) => tick([item.reference], event.currentTarget.checked)}
                />
              </td>
              <th scope="row">
                <RecordLink
                  list="/staff/enrollment-applications"
                  reference={item.reference}
                  rows={items}
                >
                  {item.applicant}
                </RecordLink>
                {item.sameChild.length > 0 && (
                  <span className="small muted">
                    <br />
                    Same child: {item.sameChild.join(', ')}
                  </span>
                )}
                {item.isUnopened && <span className="visually-hidden"> (not opened yet)</span>}
              </th>
              <td className="cell-topic">
                {unbroken(shortGrade(item.gradeLevel))}, {item.enrollmentYear}
              </td>
              <td className="cell-status">
                <StatusBadge of={enrollmentStatuses[item.status]} />
                {item.waitsSince && (
                  <span className="block small">{waitsInWords(item.waitsSince)}</span>
                )}
              </td>
              <td className="cell-turn">
                <TurnInList
                  turn={whoseTurn[item.reference]}
                  now={now}
                  isOursInTime={enrollmentStatuses[item.status].isOursInTime}
                />
              </td>
              <td className="cell-date">{shortInstant(item.submittedAt, now)}</td>
              <td className="cell-assignee">
                <StaffName of={item.assignedTo ?? '–'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
