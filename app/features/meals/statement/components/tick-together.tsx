import { Link } from 'react-router';
import { kwachaFrom, writtenKwacha } from '#lib/text/kwacha.ts';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { paymentLimits } from '../../form/payment-limits.ts';
import type { AskedOfStatement } from '../statement-at.ts';
import type { TickedMany } from '../tick-statement.server.ts';

/** A payment as it was chosen in the list. */
interface ChosenPayment {
  reference: string;
  childName: string;
  amountKwacha: number;
  transactionId: string | null;
  version: number;
}

interface TickTogetherProps {
  chosen: readonly ChosenPayment[];
  change: ServerChange<AskedOfStatement>;
  /** Hears what came of it. */
  onTicked(ticked: TickedMany): void;
}

/** Payments that were chosen in the list: one transaction has paid all of them, or they were paid at the office. */
export function TickTogether({ chosen, change, onTicked }: TickTogetherProps) {
  if (chosen.length === 0) return null;
  const [id = ''] = chosen.flatMap(({ transactionId }) => transactionId ?? []);
  function tick(typed: FormData) {
    const pays = chosen.map(({ reference, version }) => ({
      reference,
      version,
      kwacha: kwachaFrom(String(typed.get(reference))),
    }));
    const transactionId = String(typed.get('transactionId')).trim();
    change.send<{ ticked: TickedMany }>(tickOf(transactionId, pays), undefined, ({ ticked }) =>
      onTicked(ticked),
    );
  }
  return (
    <form
      className="card tick-together"
      aria-labelledby="together-title"
      onSubmit={(event) => {
        event.preventDefault();
        tick(new FormData(event.currentTarget));
      }}
    >
      <h2 id="together-title">
        {chosen.length === 1 ? 'Tick 1 payment' : `Tick ${chosen.length} payments together`}
      </h2>
      <div className="fields">
        <InputField
          key={id}
          id="transactionId"
          label="Transaction id"
          isOptional
          hint="One transaction that paid all of them. Empty: they were paid at the office."
          autoComplete="off"
          maxLength={paymentLimits.transactionId}
          defaultValue={id}
        />
        {chosen.map(({ reference, childName, amountKwacha }) => (
          <InputField
            key={reference}
            id={`together-${reference}`}
            name={reference}
            label={`Kwacha for ${childName} (${reference})`}
            inputMode="numeric"
            defaultValue={amountKwacha}
          />
        ))}
      </div>
      <button type="submit" className="btn" aria-disabled={change.isBusy}>
        {chosen.length === 1 ? 'Tick it' : `Tick these ${chosen.length}`}
      </button>
    </form>
  );
}

/** One transaction that has paid these. */
const tickOf = (
  transactionId: string,
  pays: { reference: string; version: number; kwacha: number }[],
): AskedOfStatement => ({ change: 'tick', transactions: [{ transactionId, day: '', pays }] });

interface TickOneProps extends Omit<TickTogetherProps, 'chosen'> {
  payment: ChosenPayment & { transactionId: string };
}

/** One press for a payment whose transaction the family has named: all of its money has come. */
export function TickOne({ payment, change, onTicked }: TickOneProps) {
  const { reference, childName, version, amountKwacha: kwacha, transactionId } = payment;
  return (
    <SendButton<{ ticked: TickedMany }, AskedOfStatement>
      className="btn sm"
      change={change}
      body={tickOf(transactionId, [{ reference, version, kwacha }])}
      onDone={({ ticked }) => onTicked(ticked)}
    >
      Tick
      <span className="visually-hidden">
        {' '}
        {childName}, {writtenKwacha(kwacha)}
      </span>
    </SendButton>
  );
}

/** What came of it, with the way to take it back. */
export function Ticked({ made }: { made: TickedMany | undefined }) {
  if (!made) return <div role="status" />;
  const { done, kwacha, notDone, tickedAt } = made;
  const back = new URLSearchParams(tickedAt.map((at): [string, string] => ['ticked', at]));
  return (
    <div role="status" className="note">
      {done > 0 && (
        <p>
          <b>{done === 1 ? '1 payment is ticked.' : `${done} payments are ticked.`}</b>{' '}
          {writtenKwacha(kwacha)}. <Link to={`/staff/meals/statement?${back}`}>Take it back</Link>
        </p>
      )}
      {notDone.map(({ reference, reason }) => (
        <p key={reference}>
          {reference} was not ticked: {reason}
        </p>
      ))}
    </div>
  );
}
