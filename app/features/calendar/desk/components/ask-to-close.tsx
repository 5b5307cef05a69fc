import { useState } from 'react';
import { newKey } from '#lib/crypto/new-key.ts';
import { addDays, dayMonthYear, type PlainDate, weekdayName } from '#lib/dates/plain-date.ts';
import { capitalized } from '#lib/text/capitalized.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { InputField, SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { type Closure, daysToClose, toldFrom } from '../../closures/closure.ts';

interface AskToCloseProps extends Pick<ServerChange<never>, 'isBusy' | 'refusal'> {
  today: PlainDate;
  onOpen(): void;
  onClosed(closure: Closure & { id: string }, close: () => void): void;
}

/** Stands in the list of days. */
const ANOTHER_DAY = 'another';

/** The dialog that closes the school on a day, and says from when visitors will see it. */
export function AskToClose({ today, isBusy, refusal, onOpen, onClosed }: AskToCloseProps) {
  const [first = today, ...others] = daysToClose(today);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const isAnother = chosen === ANOTHER_DAY;
  const day = isAnother ? typed : (chosen ?? first);
  const seenFrom = /^\d{4}-\d{2}-\d{2}$/.test(day) ? toldFrom({ startsOn: day }) : today;
  function tell(form: FormData, close: () => void) {
    const reason = String(form.get('reason')).trim();
    const id = `${day}-${newKey().slice(0, 4)}`;
    const isNow = form.get('now') === 'on';
    onClosed(
      { id, startsOn: day, ...(isNow && { toldFrom: today }), ...(reason && { reason }) },
      close,
    );
  }
  return (
    <AskFirst
      trigger={`School is closed ${wordFor(first, today)}`}
      title="Tell everybody that the school is closed?"
      confirm="Tell everybody"
      keepAs="school is closed"
      isBusy={isBusy}
      refusal={refusal}
      onOpen={onOpen}
      onConfirm={tell}
    >
      <p>
        Every page and the calendar on this site say it. Calendars on phones may take a day. It ends
        by itself.
      </p>
      <SelectField
        id="closed-day"
        label="Day"
        value={chosen ?? first}
        onChange={({ target }) => setChosen(target.value)}
      >
        <Options of={[first, ...others].map((one) => [one, inFull(one, today)])} />
        <option value={ANOTHER_DAY}>Another day</option>
      </SelectField>
      {isAnother && (
        <Field id="other-closed-day" label="Which day">
          {(control) => <DateField control={control} value="" onDay={setTyped} />}
        </Field>
      )}
      <div role="status">
        {seenFrom > today && (
          <p>
            Visitors see it from {weekdayName(seenFrom)}, {dayMonthYear(seenFrom)}.
          </p>
        )}
      </div>
      {seenFrom > today && (
        <label className="check">
          <input type="checkbox" className="checkbox" name="now" />{' '}
          <span>Tell visitors from now on</span>
        </label>
      )}
      <InputField
        id="closed-reason"
        label="Why, and when lessons go on"
        isOptional
        name="reason"
        maxLength={140}
        autoComplete="off"
      />
    </AskFirst>
  );
}

function inFull(day: PlainDate, today: PlainDate): string {
  return day > addDays(today, 1)
    ? `${weekdayName(day)}, ${dayMonthYear(day)}`
    : `${capitalized(wordFor(day, today))}, ${weekdayName(day)}`;
}

function wordFor(day: PlainDate, today: PlainDate): string {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : `on ${weekdayName(day)}`;
}
