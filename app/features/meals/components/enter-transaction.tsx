import { useEffect, useRef, useState } from 'react';
import { ClearDevice } from '#forms/components/clear-device.tsx';
import { keepReceipt, readReceipt } from '#forms/device/kept-receipt.ts';
import type { Refusal } from '#forms/refusal.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { usePageAround } from '#ui/use-page-around.ts';
import { TRANSACTION_TAKEN } from '../form/notices.ts';
import type { TakenTransaction } from '../form/send-transaction.ts';
import { forgetTransactionDraft } from '../form/transaction-draft.ts';
import type { PaidTransaction } from '../form/transaction-fields.ts';
import { TransactionForm } from './transaction-form.tsx';

/** What the server has against a form that was posted before React hydrated the page. */
export interface PostedTransaction {
  asked: PaidTransaction;
  refusal: Refusal;
}

interface EnterTransactionProps {
  slug: string;
  use: string;
  /** From the page's address. */
  reference: string;
  today: string;
  posted: PostedTransaction | undefined;
  /** What was posted before, as the page's address tells it. */
  sent: TakenTransaction | undefined;
}

/** The form for a transaction id, and what has become of the payment. */
export function EnterTransaction(props: EnterTransactionProps) {
  const { slug, use, reference, today, posted, sent } = props;
  const [taken, setTaken] = useState(sent);
  // Before a reload, also where the device keeps nothing.
  useEffect(() => setTaken((now) => now ?? readReceipt()), []);
  const facts = useRef<HTMLDListElement>(null);
  const said = taken && TRANSACTION_TAKEN;
  usePageAround({ heading: said?.title, isCompact: true });
  useEffect(() => {
    if (!taken) return;
    forgetTransactionDraft(slug);
    keepReceipt(taken);
    facts.current?.focus();
  }, [taken, slug]);

  if (taken) {
    return (
      <dl className="term-list" tabIndex={-1} ref={facts}>
        <div>
          <dt>Reference</dt>
          <dd>{taken.reference}</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>{writtenKwacha(taken.amountKwacha)}</dd>
        </div>
        <div>
          <dt>What happens next</dt>
          <dd>{said?.awaited}</dd>
        </div>
      </dl>
    );
  }
  return (
    <>
      <p>{use}</p>
      <TransactionForm
        slug={slug}
        asked={posted?.asked ?? { reference, proof: '', transactionId: '', paidOn: today }}
        refused={posted?.refusal}
        today={today}
        onTaken={setTaken}
      />
      <ClearDevice />
    </>
  );
}
