import { useState } from 'react';
import type { MealsContent } from '#features/content/schemas.ts';
import { ClearDevice } from '#forms/components/clear-device.tsx';
import { formListKey } from '#forms/device/form-keys.ts';
import { useEntries } from '#forms/device/use-entries.ts';
import type { PostedForm } from '#forms/posted-form.ts';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { LinkedText } from '#ui/text/linked-text.tsx';
import { mealPayment } from '../meal-payment.ts';
import { choiceInWords, daysOf, type MealChoice, payableTerms, priceOf } from '../meal-price.ts';
import { transactionPath } from '../shared-reference.ts';
import { MealCalculator } from './meal-calculator.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { CalculatorFacts } from './price-in-words.tsx';

interface PayForMealsProps extends CalculatorFacts {
  school: { slug: string; name: string; publicUrl: string };
  words: Pick<MealsContent, 'calculator' | 'paying' | 'reference'> & {
    transaction: Pick<MealsContent['transaction'], 'title' | 'lead'>;
  };
  /** What the page's address asks for. */
  start: MealChoice;
  posted: PostedForm | undefined;
}

/** From the price to the transaction id: the calculator says what the payment is for. */
export function PayForMeals({ school, words, start, posted, ...facts }: PayForMealsProps) {
  const { meals, calendar, today } = facts;
  const [choice, setChoice] = useState(start);
  const { kwacha } = priceOf(choice, daysOf(choice, calendar, today), meals);
  const suggestion =
    kwacha > 0
      ? {
          purpose: choiceInWords(choice, { meals, terms: payableTerms(calendar, today) }),
          amountKwacha: String(kwacha),
        }
      : { purpose: '', amountKwacha: '' };
  return (
    <>
      <section className="meal-section" aria-labelledby="calculator">
        <h2 className="mark mb-g3" id="calculator">
          {words.calculator.heading}
        </h2>
        <MealCalculator
          {...facts}
          content={words.calculator}
          start={start}
          choice={choice}
          onChoice={setChoice}
        />
      </section>
      <section className="meal-section" aria-labelledby="pay">
        <h2 className="mark mb-g3" id="pay">
          {words.paying.heading}
        </h2>
        <WaysToPay content={words.paying} />
      </section>
      <section className="meal-section" aria-labelledby="make">
        <h2 className="mark mb-g3" id="make">
          {words.reference.heading}
        </h2>
        <p className="no-print">{words.calculator.estimate}</p>
        <PaymentForm
          slug={school.slug}
          school={school.name}
          publicUrl={school.publicUrl}
          use={words.reference.use}
          suggestion={suggestion}
          posted={posted}
        />
        <ClearDevice />
      </section>
      <section aria-labelledby="enter">
        <h2 className="mark mb-g3" id="enter">
          {words.transaction.title}
        </h2>
        <p>{words.transaction.lead}</p>
        <KeptReferences slug={school.slug} />
        <p className="row">
          <a className="btn line" href="/parents/meals/transaction">
            Enter the transaction id
          </a>
          <a href="/parents#lunch">Back to Lunch Program</a>
        </p>
      </section>
    </>
  );
}

const MOST_SHOWN = 5;

/** The references that were made on this device, the newest first and without whose they are, for whoever comes back with the transaction id. */
function KeptReferences({ slug }: { slug: string }) {
  const entries = useEntries(formListKey(mealPayment, slug)) ?? [];
  const kept = entries
    .flatMap(({ delivery, amountKwacha, submissionDate }) => {
      const { reference } = delivery ?? {};
      return reference ? [{ reference, amountKwacha: Number(amountKwacha), submissionDate }] : [];
    })
    .slice(-MOST_SHOWN)
    .reverse();
  if (kept.length === 0) return null;
  return (
    <>
      <p>Made on this device:</p>
      <ul>
        {kept.map(({ reference, amountKwacha, submissionDate }) => (
          <li key={reference}>
            <a className="ref" href={transactionPath(reference)}>
              {reference}
            </a>
            , {writtenKwacha(amountKwacha)}, {writtenDate(dayInLusaka(new Date(submissionDate)))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** How a family pays: step by step, and where to, as far as the office has written it down. */
function WaysToPay({ content }: { content: MealsContent['paying'] }) {
  const { steps, ways, noWays, pin } = content;
  return (
    <>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {ways.length > 0 ? (
        <dl className="term-list">
          {ways.map(({ name, number, inTheNameOf }) => (
            <div key={name + number}>
              <dt>{name}</dt>
              <dd>
                {number}
                <br />
                In the name of {inTheNameOf}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="note">
          <LinkedText text={noWays} />
        </p>
      )}
      <p>
        <b>{pin}</b>
      </p>
    </>
  );
}
