import { type RefObject, useEffect, useRef } from 'react';
import type { MealsContent } from '#features/content/schemas.ts';
import { InputField, SelectField } from '#ui/fields/input-field.tsx';
import {
  choiceFrom,
  type MealChoice,
  payableTerms,
  type TypedNumber,
  typedNumbers,
  WEEK,
  wantedNumber,
} from '../meal-price.ts';
import { type CalculatorFacts, CHILDREN, PriceInWords } from './price-in-words.tsx';

const daysInWords = [
  'Not at all',
  '1 day a week',
  '2 days a week',
  '3 days a week',
  '4 days a week',
  '5 days a week',
];

interface MealCalculatorProps extends CalculatorFacts {
  content: MealsContent['calculator'];
  /** What the page's address asks for. */
  start: MealChoice;
  choice: MealChoice;
  onChoice(choice: MealChoice): void;
}

/** What meals cost. Without a script the same form asks the server; its address holds numbers and days only. */
export function MealCalculator(props: MealCalculatorProps) {
  const { content, meals, calendar, today, start, choice, onChoice } = props;
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const terms = payableTerms(calendar, today);

  function read(source: HTMLFormElement) {
    const said = new URLSearchParams();
    for (const [name, value] of new FormData(source)) said.set(name, String(value));
    onChoice(choiceFrom(said, terms));
  }
  useWhatStandsThere(form, read);

  /** An empty field is mostly one in which somebody is about to type, so that only the price says what is missing. */
  function numberProps(name: TypedNumber, taken: number) {
    const { least: min, most: max } = typedNumbers[name];
    const error = choice.notTaken[name] ? `Enter ${wantedNumber(name)}` : undefined;
    const defaultValue = start.notTaken[name] ?? taken;
    return {
      id: name,
      type: 'number',
      inputMode: 'numeric',
      min,
      max,
      error,
      defaultValue,
    } as const;
  }

  return (
    <>
      <form
        ref={form}
        method="get"
        action="/parents/meals#price"
        onChange={(event) => read(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          read(event.currentTarget);
          result.current?.focus();
        }}
      >
        <div className="fields">
          {meals.map(({ id, name }) =>
            id === 'adultLunch' ? (
              <InputField
                key={id}
                label={`${name}, how many a week`}
                {...numberProps(id, start.times[id])}
              />
            ) : (
              <SelectField key={id} id={id} label={name} defaultValue={start.times[id]}>
                {daysInWords.map((words, days) => (
                  <option key={words} value={days}>
                    {words}
                  </option>
                ))}
              </SelectField>
            ),
          )}
          <InputField label={CHILDREN} {...numberProps('children', start.children)} />
          <SelectField id="period" label="For how long" defaultValue={start.period}>
            <option value={WEEK}>One week</option>
            {terms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <InputField
            id="from"
            label="From which day"
            isOptional
            hint="If your child begins after the first day of the term"
            type="date"
            defaultValue={start.from}
            className="date"
          />
        </div>
        <button type="submit" className="btn line">
          Work out the price
        </button>
      </form>
      <div id="price" className="mt-g5" tabIndex={-1} ref={result}>
        <PriceInWords choice={choice} meals={meals} calendar={calendar} today={today} />
        <p className="hint">{content.rounding}</p>
      </div>
    </>
  );
}

/** People choose before React hydrates the page, and browsers put back what stood in a form; only then is there anything to read. */
function useWhatStandsThere(
  form: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (form.current) read(form.current);
  }, []);
}
