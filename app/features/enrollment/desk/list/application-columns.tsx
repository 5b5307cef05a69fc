import type { Turn } from '#desk/cases/turns/answer-by.ts';
import { assigneeColumn, sentColumn, turnColumn } from '#desk/list/columns.tsx';
import type { Column } from '#desk/list/list-rows.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { enrollmentStatuses } from '../../enrollment-status.ts';
import { waitsInWords } from '../../requests/request-rules.ts';
import type { ListItem } from './list-rows.server.ts';

/** What the list of applications says of each, beside the columns of its sheet. */
export const applicationColumns = (
  whoseTurn: Record<string, Turn>,
): [Column<ListItem>, ...Column<ListItem>[]] => [
  {
    name: 'Applicant',
    cell: ({ applicant }) => applicant,
    below: ({ sameChild, isUnopened }) => (
      <>
        {sameChild.length > 0 && (
          <span className="small muted block">Same child: {sameChild.join(', ')}</span>
        )}
        {isUnopened && <span className="visually-hidden"> (not opened yet)</span>}
      </>
    ),
  },
  {
    name: 'Status',
    className: 'cell-status',
    cell: ({ status, waitsSince }) => (
      <>
        <StatusBadge of={enrollmentStatuses[status]} />
        {waitsSince && <span className="block small">{waitsInWords(waitsSince)}</span>}
      </>
    ),
  },
  turnColumn(whoseTurn, ({ status }) => enrollmentStatuses[status].isOursInTime),
  sentColumn,
  assigneeColumn,
];
