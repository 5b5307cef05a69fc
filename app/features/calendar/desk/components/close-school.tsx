import { Link, useRevalidator } from 'react-router';
import { newKey } from '#lib/crypto/new-key.ts';
import { addDays, dayMonthYear, type PlainDate, weekdayName } from '#lib/dates/plain-date.ts';
import { capitalized } from '#lib/text/capitalized.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { InputField, SelectField } from '#ui/fields/input-field.tsx';
import { SmallButton } from '#ui/small-button.tsx';
import { type Closure, closureNotices, daysToClose, toldFrom } from '../../closures/closure.ts';
import { noticeInWords } from '../../notices/notice.ts';

export interface PublishedClosures {
  /** The day in Lusaka as the server knows it: the clocks of old computers stand wrong. */
  today: PlainDate;
  version: number;
  items: Closure[];
}

/** “School is closed tomorrow” on every page, in two presses; and open again in one. */
export function CloseSchool({ today, version, items }: PublishedClosures) {
  const { send, isBusy, refusal } = useServerChange();
  const { revalidate } = useRevalidator();
  const ahead = items.filter(({ startsOn, endsOn = startsOn }) => endsOn >= today);
  const [first = today, ...others] = daysToClose(today);

  function publish(now: Closure[], title: string, text: string, close?: () => void) {
    const body = { change: 'publish', version, value: { items: now } };
    send(body, { title, text }, close);
  }
  function tell(form: FormData, close: () => void) {
    const startsOn = String(form.get('day'));
    const reason = String(form.get('reason')).trim();
    const id = `${startsOn}-${newKey().slice(0, 4)}`;
    const closure = { id, startsOn, ...(reason && { reason }) };
    const said = closureNotices([closure], today).length
      ? 'Every page says it now.'
      : `From ${dayMonthYear(toldFrom(closure))}, every page says it.`;
    publish([...items, closure], 'Published', said, close);
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
      <AskFirst
        trigger={`School is closed ${wordFor(first, today)}`}
        title="Tell everybody that the school is closed?"
        confirm="Tell everybody"
        isBusy={isBusy}
        refusal={refusal}
        // The screen may have stood open since yesterday.
        onOpen={revalidate}
        onConfirm={tell}
      >
        <p>
          Every page and the calendar on this site say it at once. Calendars on phones may take a
          day. It ends by itself.
        </p>
        <SelectField key={today} id="closed-day" label="Day" name="day" defaultValue={first}>
          {[first, ...others].map((day) => (
            <option key={day} value={day}>
              {capitalized(wordFor(day, today))}, {weekdayName(day)}
            </option>
          ))}
        </SelectField>
        <InputField
          id="closed-reason"
          label="Why, and when lessons go on"
          isOptional
          name="reason"
          maxLength={140}
          autoComplete="off"
        />
      </AskFirst>
      <p className="small mt-g2">
        More days, or another one: <Link to="/staff/content/closures">Closed days</Link>. Has the
        Ministry moved the first day of a term?{' '}
        <Link to="/staff/content/dates/opening">Move the opening</Link>.
      </p>
    </section>
  );
}

function wordFor(day: PlainDate, today: PlainDate): string {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : `on ${weekdayName(day)}`;
}

/** As the pages say it now, or will say it from three days before. */
function saidOf(closure: Closure, today: PlainDate): string {
  const [notice] = closureNotices([closure], today);
  return notice
    ? `Every page says: ${noticeInWords(notice)}`
    : `From ${dayMonthYear(toldFrom(closure))}, every page says that the school is closed on ${dayMonthYear(closure.startsOn)}`;
}
