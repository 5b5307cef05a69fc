import { data } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { sender, services } from '#app/services.server.ts';
import {
  EnterTransaction,
  type PostedTransaction,
} from '#features/meals/components/enter-transaction.tsx';
import { PAYMENT_NOT_FOUND, SETTLED } from '#features/meals/form/notices.ts';
import { type PaidTransaction, transactionFrom } from '#features/meals/form/transaction-fields.ts';
import {
  type EnterTransactionResult,
  enterTransaction,
} from '#features/meals/intake/enter-transaction.server.ts';
import { paymentIntake } from '#features/meals/intake/payment-intake.server.ts';
import { paymentStatusWords } from '#features/meals/payment-status.ts';
import { refusalOf } from '#forms/refusal.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { pageHeaders, secretPage } from '#lib/http/public-page.ts';
import { retryAfter, tooManyRefusal } from '#lib/rate-limit/sender.server.ts';
import { readReference } from '#lib/text/reference.ts';
import { PageHead } from '#ui/page-head.tsx';
import type { Route } from './+types/transaction.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const { content, clock } = context.get(services);
  const { title, lead, description, use } = content.meals.transaction;
  const reference = new URL(request.url).searchParams.get('reference') ?? '';
  const words = { title, lead, description, use };
  const today = dayInLusaka(clock.now());
  return data(
    { words, today, reference: readReference(reference, 'MP') ?? '' },
    { headers: secretPage },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = transactionFrom(Object.fromEntries(await readFormRequest(request)));
  const dependencies = context.get(services);
  try {
    const entering = { input: asked, sender: context.get(sender) };
    return answerTo(await enterTransaction(dependencies, entering), asked);
  } catch (error) {
    const { log } = dependencies;
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'transaction not stored');
    return answer({ asked, refusal: refusalOf(paymentIntake.notStored, 'Not sent yet') }, 503);
  }
}

function answerTo(result: EnterTransactionResult, asked: PaidTransaction) {
  switch (result.outcome) {
    case 'stored': {
      const { reference, amountKwacha, status } = result.payment;
      return answer({ asked, taken: { reference, amountKwacha, status } }, 200);
    }
    case 'refused':
      return answer({ asked, refusal: result.refusal }, 422);
    case 'notFound':
      return answer({ asked, refusal: refusalOf(PAYMENT_NOT_FOUND) }, 422);
    case 'settled':
      return answer({ asked, refusal: refusalOf(SETTLED) }, 422);
    case 'tooMany':
      return answer({ asked, refusal: tooManyRefusal(result) }, 429, retryAfter(result));
  }
}

function answer(said: PostedTransaction, status: number, more?: Record<string, string>) {
  return data(said, { status, headers: { ...secretPage, ...more } });
}

export const headers = pageHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { title = '', description = '' } = loaderData?.words ?? {};
  return [
    { title: `${title} · ${matches[0].loaderData?.school.name ?? ''}` },
    { name: 'description', content: description },
  ];
}

export default function Transaction({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { words, today, reference } = loaderData;
  const { slug } = matches[0].loaderData.school;
  const taken = actionData?.taken;
  return (
    <>
      <PageHead
        title={taken ? paymentStatusWords[taken.status].title : words.title}
        lead={taken ? '' : words.lead}
        isCompact
      />
      <section className="section">
        <div className="wrap narrow">
          <Island
            name="mealTransaction"
            component={EnterTransaction}
            props={{ slug, use: words.use, reference, today, posted: actionData }}
          />
          <p className="mt-g5">
            <a href="/status">Check the status of the payment</a>
          </p>
          <p>
            <a href="/parents/meals">Back to Meal Payments</a>
          </p>
        </div>
      </section>
    </>
  );
}
