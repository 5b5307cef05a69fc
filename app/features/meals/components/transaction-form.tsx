import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EarlyDraft } from '#forms/components/early-form.tsx';
import type { Refusal } from '#forms/refusal.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { InputField } from '#ui/fields/input-field.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import { transactionDraftKey } from '../form/device-keys.ts';
import { TRANSACTION_NOT_SENT } from '../form/notices.ts';
import { sendTransaction, type TakenTransaction } from '../form/send-transaction.ts';
import {
  findTransactionDraft,
  forgetTransactionDraft,
  isTransactionBegun,
  keepTransactionDraft,
} from '../form/transaction-draft.ts';
import {
  type PaidTransaction,
  transactionFrom,
  transactionLabels,
} from '../form/transaction-fields.ts';

interface TransactionFormProps {
  slug: string;
  asked: PaidTransaction;
  refused: Refusal | undefined;
  today: string;
  onTaken(taken: TakenTransaction): void;
}

/** Says which transaction a payment was. Without a script the same form is answered by the server. */
export function TransactionForm(props: TransactionFormProps) {
  const { slug, asked, refused, today, onTaken } = props;
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState(refused);
  const summary = useErrorArrival(refusal);
  const [sheet, setSheet] = useState({ number: 1, start: asked });
  const [isSending, setIsSending] = useState(false);

  const read = () =>
    transactionFrom(form.current ? Object.fromEntries(new FormData(form.current)) : {});

  // People type before React hydrates the page; otherwise what was typed here and not sent comes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (isTransactionBegun(read())) return keepTransactionDraft(slug, read());
    const start = findTransactionDraft(slug, new Date(), asked.reference);
    if (start) setSheet(({ number }) => ({ number: number + 1, start }));
  }, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    keepTransactionDraft(slug, read());
    setRefusal(undefined);
    setIsSending(true);
    const outcome = await sendTransaction(read());
    setIsSending(false);
    if (outcome.kind === 'refused') return setRefusal(outcome.refusal);
    if (outcome.kind === 'notReached') return setRefusal({ ...TRANSACTION_NOT_SENT });
    forgetTransactionDraft(slug);
    onTaken(outcome.taken);
  }

  return (
    <>
      {refusal && <ErrorSummary errors={refusal.errors} detail={refusal.detail} ref={summary} />}
      <form
        ref={form}
        method="post"
        action="/parents/meals/transaction"
        noValidate
        onChange={() => keepTransactionDraft(slug, read())}
        onSubmit={send}
      >
        <TransactionFields
          key={sheet.number}
          start={sheet.start}
          errors={refusal?.errors ?? []}
          today={today}
          isSending={isSending}
        />
        <button type="submit" className="btn" aria-disabled={isSending}>
          {isSending ? 'Sending...' : 'Send the transaction id'}
        </button>
      </form>
      <EarlyDraft draft={transactionDraftKey(slug)} about="reference" />
    </>
  );
}

interface TransactionFieldsProps {
  start: PaidTransaction;
  errors: Refusal['errors'];
  today: string;
  /** What is on its way stays as it is. */
  isSending: boolean;
}

/** Uncontrolled: what somebody typed before React hydrated the page stays in the fields. */
function TransactionFields({ start, errors, today, isSending }: TransactionFieldsProps) {
  const asked = (name: keyof PaidTransaction) => ({
    id: name,
    label: transactionLabels[name],
    error: errors.find(({ field }) => field === name)?.message,
    defaultValue: start[name],
    readOnly: isSending,
  });
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
  return (
    <>
      <InputField
        {...asked('reference')}
        hint="Such as MP-7KQ4-M2XD. Small letters and missing dashes are fine."
        {...code}
      />
      <InputField
        {...asked('proof')}
        hint="As you gave them when you made the reference."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <InputField
        {...asked('transactionId')}
        hint="Letters, digits, dots and dashes, as in the provider’s message."
        {...code}
      />
      <InputField {...asked('paidOn')} type="date" className="date" max={today} />
    </>
  );
}
