import { Link, useRevalidator } from 'react-router';
import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { SmallButton } from '#ui/small-button.tsx';
import { type Closure, closureNotices, toldFrom } from '../../closures/closure.ts';
import { noticeInWords } from '../../notices/notice.ts';
import { AskToClose } from './ask-to-close.tsx';

interface PublishedClosures {
  /** The day in Lusaka as the server knows it: the clocks of old computers stand wrong. */
  today: PlainDate;
  version: number;
  items: Closure[];
  /** Of the part of the content that names them. */
  change: ServerChange<{ change: 'publish'; version: number; value: { items: Closure[] } }>;
}

/** “School is closed tomorrow” on every page, in two presses; and open again in one. */
export function CloseSchool({ today, version, items, change }: PublishedClosures) {
  const { send, isBusy, refusal } = change;
  const { revalidate } = useRevalidator();
  const ahead = items.filter(({ startsOn, endsOn = startsOn }) => endsOn >= today);

  function publish(now: Closure[], title: string, text: string, close?: () => void) {
    send({ change: 'publish', version, value: { items: now } }, { title, text }, close);
  }
  function tell(closure: Closure, close?: () => void) {
    const others = items.filter(({ id }) => id === undefined || id !== closure.id);
    const said = closureNotices([closure], today).length
      ? 'Every page says it now.'
      : `From ${dayMonthYear(toldFrom(closure))}, every page says it.`;
    publish([...others, closure], 'Published', said, close);
  }
  return (
    <section aria-labelledby="closed-days">
      <h2 id="closed-days">Closed days</h2>
      {ahead.map((closure) => (
        <p key={closure.startsOn + closure.reason} className="note row">
          <span>
            {saidOf(closure, today)}.{' '}
            <Link to="/staff/subscribers/newsletters/new">Write it to the subscribers</Link>
          </span>
          {toldFrom(closure) > today && (
            <SmallButton
              aria-disabled={isBusy}
              onClick={() => !isBusy && tell({ ...closure, toldFrom: today })}
            >
              Tell from now on
            </SmallButton>
          )}
          <SmallButton
            aria-disabled={isBusy}
            onClick={() =>
              !isBusy &&
              publish(
                items.filter((one) => one !== closure),
                'Open again',
                'No page says any more that the school is closed.',
              )
            }
          >
            Take it back
          </SmallButton>
        </p>
      ))}
      <AskToClose
        key={today}
        today={today}
        isBusy={isBusy}
        refusal={refusal}
        // The screen may have stood open since yesterday.
        onOpen={revalidate}
        onClosed={tell}
      />
      <p className="small mt-g2">
        More days in a row: <Link to="/staff/content/closures">Closed days</Link>. Has the Ministry
        moved the first day of a term?{' '}
        <Link to="/staff/content/dates/opening">Move the opening</Link>.
      </p>
    </section>
  );
}

/** As the pages say it now, or will say it. */
function saidOf(closure: Closure, today: PlainDate): string {
  const [notice] = closureNotices([closure], today);
  return notice
    ? `Every page says: ${noticeInWords(notice)}`
    : `From ${dayMonthYear(toldFrom(closure))}, every page says that the school is closed on ${dayMonthYear(closure.startsOn)}`;
}
