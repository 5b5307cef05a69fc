import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import type { StoppedErasing } from '#features/retention/stopped-erasing.server.ts';
import { leapInWords } from '#lib/dates/leap-in-words.ts';
import { dayMonthYear, weekdayName } from '#lib/dates/plain-date.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { SendButton } from '#requests/send-button.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { stoppedErasingAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/erasing.ts';

const TITLE = 'Erasing what is over';

export const clientLoader = loadFrom(stoppedErasingAt);
export const clientAction = makeChange;
export const meta = titled(TITLE);

/** Why nothing is erased, what would go, and the press that lets it go on. */
export default function Erasing({ loaderData: held }: Route.ComponentProps) {
  const change = useServerChange(stoppedErasingAt);
  const { isHeld, leap, today, due, of, records } = held;
  const day = `${weekdayName(today)}, ${dayMonthYear(today)}`;
  return (
    <DeskPage title={TITLE} back={<Link to="/staff/people">People</Link>}>
      <p>
        Every night the website erases what has been kept its time, such as an application that was
        declined a year ago.
      </p>
      {isHeld ? (
        <>
          <p className="note">
            <b>Nothing is erased now.</b>{' '}
            {leap
              ? leapInWords(leap)
              : `The time of more than a tenth of all records is over in one night.`}
          </p>
          {leap && (
            <p>
              Look at a calendar. If today is not {day}, the clock of the server is wrong: do not
              press the button, and tell the person who runs the server. If it is, the server was
              only switched off, and the button lets everything go on: also each round of admission,
              which closes, is drawn or sends its letters at once where its time has come.
            </p>
          )}
          <Due {...held} />
          {due > 0 && (
            <p>
              Once erased, nobody can bring them back. If that is not right, do not press the
              button, and tell the person who runs the server.
            </p>
          )}
          <SendButton
            className="btn"
            change={change}
            body={{ change: 'goOn', day: today, records: due }}
            said={{ title: 'It goes on', text: 'What is over is erased within ten minutes.' }}
          >
            {leap && `Today is ${day}: `}
            {buttonWords(due, leap !== undefined)}
          </SendButton>
        </>
      ) : (
        <>
          <p>Nothing waits for you here.</p>
          {due > 0 && <Due {...{ due, of, records }} />}
        </>
      )}
    </DeskPage>
  );
}

/** What is over by the clock as it stands. */
function Due({ due, of, records }: Pick<StoppedErasing, 'due' | 'of' | 'records'>) {
  if (due === 0) return <p>By this date, the time of no record is over.</p>;
  return (
    <section aria-labelledby="over">
      <h2 id="over">
        {inRecords(due)} of {of.toLocaleString('en')}
      </h2>
      <p>By this date, their time is over:</p>
      <ul className="content-parts">
        {records.map(({ reference, title, detail, to }) => (
          <li key={reference}>
            <Link to={to} dir="auto">
              {title}
            </Link>
            <span className="small muted" dir="auto">
              {reference} · {detail}
            </span>
          </li>
        ))}
      </ul>
      {due > records.length && <p>And {(due - records.length).toLocaleString('en')} more.</p>}
    </section>
  );
}

function inRecords(count: number): string {
  return count === 1 ? '1 record' : `${count.toLocaleString('en')} records`;
}

function buttonWords(due: number, isSentence: boolean): string {
  if (due === 0) return 'go on';
  return `${isSentence ? 'erase' : 'Erase'} ${inRecords(due)}`;
}
