import { Link, useSearchParams } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { ListPages } from '#desk/list/list-pages.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { tallyOptions } from '#desk/list/tally.ts';
import { RecordLink } from '#desk/record/record-way.tsx';
import { shortGrade } from '#features/enrollment/short-grade.ts';
import type { PaymentInList, PaymentList } from '#features/meals/desk/desk-queries.server.ts';
import { paymentStateNames } from '#features/meals/payment-state.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { SaveFileButton } from '#requests/save-file-button.tsx';
import { askServer } from '#requests/server-requests.ts';
import type { Route } from './+types/meals.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return askServer<PaymentList>(`/api/staff/meal-payments${new URL(request.url).search}`, request);
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Meals');
}

export default function Meals({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <DeskPage
      title="Meals"
      action={
        <SaveFileButton address={`/api/staff/meal-payments.csv?${search}`} name="meal-payments.csv">
          Export as CSV
        </SaveFileButton>
      }
    >
      <p>
        <Link to="/staff/parents?kind=meal-help-application">
          Applications for free or reduced meals
        </Link>
      </p>
      <ListTally
        name="status"
        label="Status"
        options={tallyOptions(paymentStateNames, list.tally)}
      />
      <ListSearch label="Search by reference, transaction id, child or guardian" />
      {list.rows.length > 0 && <PaymentTable rows={list.rows} />}
      {list.total === 0 && (
        <p className="note">
          No payment was found. <Link to="?">Show all payments</Link>
        </p>
      )}
      <ListPages page={list.page} total={list.total} noun="payment" />
    </DeskPage>
  );
}

function PaymentTable({ rows }: { rows: PaymentInList[] }) {
  const now = new Date();
  return (
    <div className="inbox plain">
      <table>
        <thead>
          <tr>
            <th scope="col">Reference</th>
            <th scope="col">Child</th>
            <th scope="col">Amount</th>
            <th scope="col">Transaction id</th>
            <th scope="col">Last change</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.reference}
              className={row.state === 'transactionEntered' ? 'new' : undefined}
            >
              <th scope="row" className="ref">
                <RecordLink list="/staff/meals" reference={row.reference} rows={rows}>
                  {row.reference}
                </RecordLink>
              </th>
              <td className="g">
                {row.childName}, {unbroken(shortGrade(row.gradeLevel))}
              </td>
              <td className="g">{writtenKwacha(row.amountKwacha)}</td>
              <td className="ref">{row.transactionId}</td>
              <td className="d">{writtenInstant(row.changedAt, now)}</td>
              <td className="s">
                <StatusBadge shape={paymentStateNames[row.state].shape}>
                  {paymentStateNames[row.state].name}
                </StatusBadge>{' '}
                {row.isSharedId && <StatusBadge shape="wait sq">Same id twice</StatusBadge>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
