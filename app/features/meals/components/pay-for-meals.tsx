import { useState } from 'react';
import type { MealsContent } from '#features/content/schemas.ts';
import { ClearDevice } from '#forms/components/clear-device.tsx';
import type { PostedForm } from '#forms/posted-form.ts';
import { choiceInWords, daysOf, type MealChoice, payableTerms, priceOf } from '../meal-price.ts';
import { KeptReferences } from './kept-references.tsx';
import { MealCalculator } from './meal-calculator.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { CalculatorFacts } from './price-in-words.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

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
