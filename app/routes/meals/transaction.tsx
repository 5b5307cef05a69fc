import { data } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { sender, services } from '#app/services.server.ts';
import {
  EnterTransaction,
  type PostedTransaction,
} from '#features/meals/components/enter-transaction.tsx';
import { PAYMENT_NOT_FOUND, SETTLED, TRANSACTION_TAKEN } from '#features/meals/form/notices.ts';
import { transactionDraftKey } from '#features/meals/form/transaction-draft.ts';
import { transactionFrom } from '#features/meals/form/transaction-fields.ts';
import {
  type EnterTransactionResult,
  enterTransaction,
  TRANSACTION_KIND,
} from '#features/meals/intake/enter-transaction.server.ts';
import { paymentIntake } from '#features/meals/intake/payment-intake.server.ts';
import { PostedEarly } from '#forms/components/early-form.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { takePosted } from '#forms/take-posted.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { pageHeaders, secretPage } from '#lib/http/public-page.ts';
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
  const all = context.get(services);
  const { notStored } = paymentIntake;
  const result = await takePosted({ kind: TRANSACTION_KIND, log: all.log, notStored }, async () =>
    orRefused(await enterTransaction(all, { input: asked, sender: context.get(sender) })),
  );
  if (result.outcome === 'notTaken') {
    return answer({ asked, refusal: result.refusal }, result.status, result.headers);
  }
  const { reference, amountKwacha, status } = result.payment;
  return answer({ asked, taken: { reference, amountKwacha, status } }, 200);
}

function answer(said: PostedTransaction, status: number, more?: Record<string, string>) {
  return data(said, { status, headers: { ...secretPage, ...more } });
}

/** The page says by its words alone what a program hears as an outcome of its own. */
function orRefused(result: EnterTransactionResult) {
  const refused = (detail: string) => ({ outcome: 'refused', refusal: refusalOf(detail) }) as const;
  if (result.outcome === 'notFound') return refused(PAYMENT_NOT_FOUND);
  return result.outcome === 'settled' ? refused(SETTLED) : result;
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
        title={taken ? TRANSACTION_TAKEN.title : words.title}
        lead={taken ? '' : words.lead}
        isCompact
      />
      <section className="section">
        <div className="wrap narrow">
          {taken && <PostedEarly draft={transactionDraftKey(slug)} />}
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
