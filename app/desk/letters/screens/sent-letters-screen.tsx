import { Link } from 'react-router';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { DeskPage } from '../../desk-page.tsx';
import { EmptyState } from '../../empty-state.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { StaffName } from '../../staff/staff-name.tsx';
import type { LetterRoom } from '../letter-rooms.ts';
import type { LetterCounts, LetterInList } from '../list-letters.ts';
import { wayWords } from '../way-words.ts';
import { letterWays } from '../who-gets-it.ts';
import { letterScreens } from './letters-at.ts';

interface SentLettersScreenProps {
  room: LetterRoom;
  letters: LetterInList[];
}

/** The letters that were sent to lists of a room, the newest first. */
export function SentLettersScreen({ room, letters }: SentLettersScreenProps) {
  const screens = letterScreens(room);
  return (
    <DeskPage title="Letters that were sent" back={<Link to={screens.list}>Back to the list</Link>}>
      {letters.length === 0 && (
        <EmptyState title="No letter yet">
          <p>
            Open the list, choose whom it shows, and press “Write to these”. Each letter stands
            here, with who was reached how.
          </p>
        </EmptyState>
      )}
      <ListRows
        list={{ rows: letters, page: 1, total: letters.length }}
        noun="letter"
        keyOf={({ id }) => id}
        columns={[
          {
            name: 'Letter',
            cell: ({ id, subject, narrowed }) => (
              <>
                <Link to={`${screens.letters}/${id}`}>{subject}</Link>
                {narrowed && <p className="small muted">{narrowed}</p>}
              </>
            ),
          },
          {
            name: 'Reached',
            className: 'cell-topic',
            cell: ({ counts, takenBackAt }) => (takenBackAt ? 'Taken back' : reached(counts)),
          },
          {
            name: 'Sent',
            className: 'cell-date',
            cell: ({ sentAt }, now) => shortInstant(sentAt, now),
          },
          {
            name: 'By',
            className: 'cell-assignee',
            cell: ({ sentBy }) => <StaffName of={sentBy} />,
          },
        ]}
      />
    </DeskPage>
  );
}

function reached(counts: LetterCounts): string {
  return letterWays
    .filter((way) => counts[way] > 0)
    .map((way) => `${counts[way]} ${wayWords[way].by}`)
    .join(', ');
}
