import { useState } from 'react';
import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { turnColumn } from '#desk/list/columns.tsx';
import { ListRows } from '#desk/list/list-rows.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { tallyOptions } from '#desk/list/tally.ts';
import { paymentsAt } from '#features/meals/desk/payments-at.ts';
import { canBecome, paymentStatuses } from '#features/meals/payment-status.ts';
import {
  Ticked,
  TickOne,
  TickTogether,
} from '#features/meals/statement/components/tick-together.tsx';
import { statementAt } from '#features/meals/statement/statement-at.ts';
import type { TickedMany } from '#features/meals/statement/tick-statement.server.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { listLoader, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import type { Route } from './+types/meals.ts';

export const clientLoader = listLoader(paymentsAt.list);
export const clientAction = makeChange;
export const meta = titled('Meals');

export default function Meals({ loaderData: list }: Route.ComponentProps) {
  const change = useServerChange(statementAt);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [made, setMade] = useState<TickedMany>();
  const select = (reference: string, isOn: boolean) => {
    const others = selected.filter((one) => one !== reference);
    setSelected(isOn ? [...others, reference] : others);
  };
  const chosen = list.rows.filter(
    ({ reference, status }) => selected.includes(reference) && canBecome(status, 'confirmed'),
  );
  return (
    <DeskPage
      title="Meals"
      action={
        <Link className="btn" to="statement">
          Put in a statement
        </Link>
      }
    >
      <ListTally name="status" label="Status" options={tallyOptions(paymentStatuses, list.tally)} />
      <ListSearch label="Search by reference, transaction id, child or guardian" />
      <ListRows
        list={list}
        noun="payment"
        none="No payment was found."
        records="/staff/meals"
        keyOf={({ reference }) => reference}
        isNew={({ status }) => paymentStatuses[status].isNew}
        columns={[
          { name: 'Child', cell: ({ childName }) => childName },
          {
            name: 'Money and day',
            className: 'cell-date',
            cell: ({ amountKwacha, changedAt }, now) => (
              <>
                <b>{writtenKwacha(amountKwacha)}</b>{' '}
                <span className="small muted">{shortInstant(changedAt, now)}</span>
              </>
            ),
          },
          { name: 'Transaction id', className: 'ref', cell: ({ transactionId }) => transactionId },
          {
            name: 'Status',
            className: 'cell-status',
            cell: ({ status, isSharedId }) => (
              <>
                <StatusBadge of={paymentStatuses[status]} />{' '}
                {isSharedId && <StatusBadge of={{ name: 'Same id twice', shape: 'wait square' }} />}
              </>
            ),
          },
          turnColumn(list.whoseTurn),
          {
            name: 'Tick',
            className: 'cell-act',
            cell: (payment) =>
              canBecome(payment.status, 'confirmed') && (
                <span className="row">
                  {payment.transactionId && !payment.isSharedId && (
                    <TickOne
                      payment={{ ...payment, transactionId: payment.transactionId }}
                      change={change}
                      onTicked={setMade}
                    />
                  )}
                  <label className="check tick-one">
                    <input
                      type="checkbox"
                      checked={selected.includes(payment.reference)}
                      onChange={({ target }) => select(payment.reference, target.checked)}
                    />
                    <span className="visually-hidden">Choose {payment.reference}</span>
                  </label>
                </span>
              ),
          },
        ]}
      />
      <TickTogether
        chosen={chosen}
        change={change}
        onTicked={(ticked) => {
          setMade(ticked);
          setSelected([]);
        }}
      />
      {chosen.length === 0 && <Ticked made={made} />}
      <p>
        <Link to="/staff/parents?kind=meal-help-application">
          Applications for free or reduced meals
        </Link>
      </p>
    </DeskPage>
  );
}
