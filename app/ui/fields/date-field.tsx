import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dayMonthYear, type PlainDate, weekdayName } from '#lib/dates/plain-date.ts';
import { readDay } from '#lib/dates/written-day.ts';
import { DAY_IS_BACK } from './day-is-back.ts';
import type { ControlAttributes } from './field.tsx';

const DAY_HINT = 'Day, month, year, such as 4 Feb 2027';
const NOT_A_DAY = 'This is no day yet. Write it like 4 Feb 2027.';

interface DateFieldProps {
  control: ControlAttributes;
  /** As what the form sends the day. */
  name?: string;
  /** The day that it starts from, and follows when it changes from outside; empty for none. */
  value: PlainDate | '';
  /** What to know of the day; it stands with what was understood, below the field. */
  hint?: ReactNode;
  /** Hears of each day; of what is not one yet, as it was typed. */
  onDay?: (day: string) => void;
}

/**
 * A day, typed as the office writes it and said back in words, whatever the language of the browser
 * (docs/decisions/0043). The form sends `YYYY-MM-DD`, or what was typed where that is no day, so that its rules refuse
 * it; its `onChange` hears of it once it is a day or empty.
 */
export function DateField({ control, name, value, hint, onDay }: DateFieldProps) {
  const sent = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(asTyped(value));
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    if (asSent(typed) !== value) setTyped(asTyped(value));
  }
  useEffect(() => {
    if (sent.current) sent.current.value = value;
  }, [value]);
  useEffect(() => {
    const field = sent.current;
    const show = () => setTyped(asTyped(field?.value ?? ''));
    field?.addEventListener(DAY_IS_BACK, show);
    return () => field?.removeEventListener(DAY_IS_BACK, show);
  }, []);
  const day = readDay(typed);
  const wordsId = `${control.id}-words`;
  const hintId = hint ? `${control.id}-hint` : undefined;
  const words = day ? `${weekdayName(day)}, ${asTyped(day)}` : typed.trim() ? NOT_A_DAY : DAY_HINT;
  return (
    <>
      <input
        {...control}
        className="date"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={[control['aria-describedby'], wordsId, hintId].filter(Boolean).join(' ')}
        value={typed}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          if (sent.current) sent.current.value = asSent(text);
          onDay?.(asSent(text));
          if (text.trim() && !readDay(text)) event.stopPropagation();
        }}
        onBlur={() => day && setTyped(asTyped(day))}
      />
      {name && <input type="text" hidden ref={sent} name={name} defaultValue={value} />}
      <p className="hint" id={wordsId} aria-live="polite">
        {words}
      </p>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </>
  );
}

const asSent = (typed: string) => readDay(typed) ?? typed.trim();

/** With the spaces that people type. */
const asTyped = (day: string) => dayMonthYear(day).replaceAll('\u00a0', ' ');
