import { data, redirect } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { sender, services } from '#app/services.server.ts';
import { EnterTransaction } from '#features/meals/components/enter-transaction.tsx';
import { transactionDraftKey } from '#features/meals/form/device-keys.ts';
import { PAYMENT_NOT_FOUND, SETTLED, TRANSACTION_TAKEN } from '#features/meals/form/notices.ts';
import type { TakenTransaction } from '#features/meals/form/send-transaction.ts';
import { transactionFrom } from '#features/meals/form/transaction-fields.ts';
import {
  type EnterTransactionResult,
  enterTransaction,
  TRANSACTION_KIND,
} from '#features/meals/intake/enter-transaction.server.ts';
import { paymentIntake } from '#features/meals/intake/payment-intake.server.ts';
import { PostedEarly } from '#forms/components/early-form.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { readSent, sentAddress } from '#forms/sent-address.server.ts';
import { takePosted } from '#forms/take-posted.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { givenBack, pageHeaders, secretPage } from '#lib/http/public-page.ts';
import { readReference } from '#lib/text/reference.ts';
import { PageHead } from '#ui/page-head.tsx';
import type { Route } from './+types/transaction.ts';

const PATH = '/parents/meals/transaction';

export function loader({ request, context }: Route.LoaderArgs) {
  const { content, clock, secret } = context.get(services);
  const { title, lead, description, use } = content.meals.transaction;
  const reference = new URL(request.url).searchParams.get('reference') ?? '';
  const words = { title, lead, description, use };
  const now = clock.now();
  const taken = readSent<TakenTransaction>(request, { secret, now });
  return data(
    { words, today: dayInLusaka(now), reference: readReference(reference, 'MP') ?? '', taken },
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
    const headers = { ...secretPage, ...givenBack, ...result.headers };
    return data({ asked, refusal: result.refusal }, { status: result.status, headers });
  }
  const { reference, amountKwacha, status } = result.payment;
  const taken: TakenTransaction = { reference, amountKwacha, status };
  const address = sentAddress(PATH, taken, { secret: all.secret, now: all.clock.now() });
  throw redirect(address, { status: 303, headers: secretPage });
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
  const { words, today, reference, taken } = loaderData;
  const { slug } = matches[0].loaderData.school;
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
            props={{ slug, use: words.use, reference, today, posted: actionData, sent: taken }}
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
