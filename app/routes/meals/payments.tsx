import { data } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { sender, services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { PayForMeals } from '#features/meals/components/pay-for-meals.tsx';
import { paymentIntake } from '#features/meals/intake/payment-intake.server.ts';
import { mealPayment } from '#features/meals/meal-payment.ts';
import { choiceFields, choiceFrom, payableTerms } from '#features/meals/meal-price.ts';
import mealStyles from '#features/meals/meals.css?url';
import { AnswerFromServer } from '#forms/components/answer-from-server.tsx';
import { answerPosted, readSentForm } from '#forms/take-posted.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { pageHeaders, publicUnless } from '#lib/http/public-page.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import { FactsTable } from '#ui/text/facts-table.tsx';
import type { Route } from './+types/payments.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const all = context.get(services);
  const { content, clock } = all;
  const { meals, fees, calendar, school } = content;
  const { title, lead, description, calculator, paying, reference, transaction } = meals;
  const { title: heading, lead: question } = transaction;
  const words = {
    title,
    lead,
    description,
    calculator,
    paying,
    reference,
    transaction: { title: heading, lead: question },
  };
  const facts = {
    phone: school.phone,
    officeDays: school.hours.days,
    officeHours: school.hours.office,
  };
  const { terms, breaks, holidays } = calendar;
  const today = dayInLusaka(clock.now());
  return data(
    {
      words: allFilledIn(words, facts),
      meals: fees.meals,
      calendar: { terms, breaks, holidays },
      today,
      choice: choiceFrom(new URL(request.url).searchParams, payableTerms(calendar, today)),
      sent: readSentForm(request, all),
    },
    { headers: publicUnless(request, [...choiceFields, 'sent']) },
  );
}

/** The form as it is posted while React is not there. */
export function action({ request, context }: Route.ActionArgs) {
  return answerPosted(paymentIntake, request, context.get(services), context.get(sender));
}

export const headers = pageHeaders;
/** A sheet of their own, so that no other page carries it. */
export const links = () => [{ rel: 'stylesheet', href: mealStyles }];

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const { title, description } = loaderData?.words ?? {};
  return pageMeta(args, { title, description });
}

export default function MealPayments({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { words, meals, calendar, today, choice, sent } = loaderData;
  const { calculator, paying, reference, transaction } = words;
  // Only what the island says: its props travel with the page.
  const said = { calculator, paying, reference, transaction };
  const posted = actionData ?? sent;
  const { school, publicUrl } = matches[0].loaderData;
  const { slug, name } = school;
  return (
    <>
      <AnswerFromServer form={mealPayment} slug={slug} posted={posted} />
      <PageHead title={words.title} lead={words.lead} picture={<Picture name="lunch" isFirst />} />
      <section className="section">
        <div className="wrap narrow meal-sections">
          <section className="meal-section" aria-labelledby="prices">
            <h2 className="mark mb-g3" id="prices">
              Prices
            </h2>
            <FactsTable
              caption="Meal prices"
              head={['Meal', 'Price']}
              rows={meals.map(({ name: meal, kwacha }) => [meal, writtenKwacha(kwacha)])}
            />
          </section>
          <Island
            name="mealPayment"
            component={PayForMeals}
            props={{
              school: { slug, name, publicUrl },
              words: said,
              meals,
              calendar,
              today,
              start: choice,
              posted,
            }}
          />
        </div>
      </section>
    </>
  );
}
