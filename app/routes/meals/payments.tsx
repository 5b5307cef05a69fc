import { data } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { type Services, sender, services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { PayForMeals } from '#features/meals/components/pay-for-meals.tsx';
import { REFERENCE_MADE } from '#features/meals/form/notices.ts';
import { NOT_STORED, type PostedPayment, refusalOf } from '#features/meals/form/posted-payment.ts';
import { makePaymentReference } from '#features/meals/intake/payment-commands.server.ts';
import { paymentFrom } from '#features/meals/meal-payment.ts';
import { choiceFields, choiceFrom, payableTerms } from '#features/meals/meal-price.ts';
import { caughtProgram, pressedOnOf } from '#forms/form-time.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { pageHeaders, personalPage, publicUnless } from '#lib/http/public-page.ts';
import { retryAfter, tooManyRefusal } from '#lib/limits/sender.server.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { NoticeFromServer } from '#ui/notice.tsx';
import type { Notice } from '#ui/notify.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import { FactsTable } from '#ui/text/facts-table.tsx';
import { mealLinks } from '../../shell/meal-links.ts';
import type { Route } from './+types/payments.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const { content, clock } = context.get(services);
  const { meals, fees, calendar, school } = content;
  const { title, lead, description, calculator, paying, reference, transaction } = meals;
  const words = { title, lead, description, calculator, paying, reference, transaction };
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
    },
    { headers: publicUnless(request, choiceFields) },
  );
}

/** The form as it is posted while React is not there. */
export async function action({ request, context }: Route.ActionArgs) {
  const dependencies = context.get(services);
  const form = await readFormRequest(request);
  const pressedOn = pressedOnOf(form);
  const payment = paymentFrom(Object.fromEntries(form));
  const caught = caughtProgram(form, dependencies);
  if (caught) return answer({ payment, refusal: refusalOf(caught) }, 422);
  try {
    const submission = { input: payment, pressedOn, sender: context.get(sender) };
    const result = await makePaymentReference(dependencies, submission);
    if (result.outcome === 'refused') return answer({ payment, refusal: result.refusal }, 422);
    if (result.outcome === 'tooMany')
      return answer({ payment, refusal: tooManyRefusal(result) }, 429, retryAfter(result));
    if (result.outcome === 'keyReused') throw new Error('The words make the key');
    const { reference } = result.receipt;
    return answer({ reference, amountKwacha: Number(result.payment.amountKwacha) }, 200);
  } catch (error) {
    logFailure(dependencies, error);
    return answer({ payment, refusal: NOT_STORED }, 503);
  }
}

function logFailure({ log }: Services, error: unknown) {
  log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'payment not stored');
}

function answer(posted: PostedPayment, status: number, more?: Record<string, string>) {
  return data(posted, { status, headers: { ...personalPage, ...more } });
}

export const headers = pageHeaders;
export const links = mealLinks;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const { title, description } = loaderData?.words ?? {};
  return pageMeta(args, { title, description });
}

export default function MealPayments({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { words, meals, calendar, today, choice } = loaderData;
  const { school, publicUrl } = matches[0].loaderData;
  const { slug, name } = school;
  return (
    <>
      <NoticeFromServer notice={noticeOf(actionData)} />
      <PageHead title={words.title} lead={words.lead} picture={<Picture name="lunch" isFirst />} />
      <section className="sec">
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
              ...{ words, meals, calendar, today, start: choice, posted: actionData },
            }}
          />
        </div>
      </section>
    </>
  );
}

function noticeOf(posted: PostedPayment | undefined): Notice | undefined {
  if (!posted) return undefined;
  if ('reference' in posted) return REFERENCE_MADE;
  return { title: posted.refusal.title, text: posted.refusal.detail, isDestructive: true };
}
