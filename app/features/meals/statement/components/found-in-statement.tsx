import { useEffect, useRef } from 'react';
import { NextAct } from '#desk/record/next-act.tsx';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { dayShort } from '#lib/dates/short-instant.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { writtenNgwee } from '../reading/money.ts';
import type { ShownStatement } from '../shown-statement.server.ts';
import { LineRows } from './line-rows.tsx';
import { TickByHand } from './tick-by-hand.tsx';
import type { TransactionToTick } from './to-tick.ts';

export type ReadStatement = Extract<ShownStatement, { is: 'read' }>;

interface FoundInStatementProps {
  found: ReadStatement;
  isBusy: boolean;
  onTick(transactions: TransactionToTick[]): void;
}

/** What a statement says: the sums, what is sure and can be ticked in one press, and what somebody has to decide. */
export function FoundInStatement({ found, isBusy, onTick }: FoundInStatementProps) {
  const { sure, likely, unknown, before, takenBack, open } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was read stands where the form was: whoever pressed its button goes on here.
  useEffect(() => heading.current?.focus(), []);
  const payments = sure.flatMap(({ pays }) => pays);
  const kwacha = payments.reduce((sum, one) => sum + one.kwacha, 0);
  const already = before.reduce((sum, { line }) => sum + line.ngwee, 0);
  return (
    <>
      <Sums found={found} />
      {takenBack.length > 0 && (
        <section className="summary" role="alert">
          <h2>Money that you have ticked went back</h2>
          <ul>
            {takenBack.map(({ line, pays }) => (
              <li key={line.at}>
                Line {line.at}, {writtenNgwee(line.ngwee)}:{' '}
                {pays.map(({ reference, title }) => `${title} (${reference})`).join(', ')}. Open it,
                and take the tick back if the money is gone.
              </li>
            ))}
          </ul>
        </section>
      )}
      <NextAct
        heading={heading}
        isTheirs={sure.length === 0}
        when={[days(found), `${count(found.cameIn, 'payment')} came in`].filter(Boolean).join(': ')}
        title={
          sure.length === 0
            ? 'None is sure'
            : `${count(payments.length, 'payment')} ${payments.length === 1 ? 'is' : 'are'} sure`
        }
        says={
          <>
            {sure.length > 0 && `${writtenKwacha(kwacha)}. `}
            {before.length > 0 &&
              `${count(before.length, 'other')} (${writtenNgwee(already)}) ${before.length === 1 ? 'was ticked before and stays as it is' : 'were ticked before and stay as they are'}.`}
          </>
        }
        safe={
          sure.length > 0 && (
            <>
              <b>If something is wrong:</b> all of it can be taken back in one press. The same
              statement a second time ticks nothing twice.
            </>
          )
        }
      >
        {sure.length > 0 && (
          <button
            type="button"
            className="btn call"
            aria-disabled={isBusy}
            onClick={() => onTick(sure.map(({ line, pays }) => ({ line, pays })))}
          >
            {payments.length === 1 ? 'Tick it' : `Tick the ${payments.length} sure ones`}
          </button>
        )}
      </NextAct>
      <LineRows
        id="sure-lines"
        title={`Sure: ${sure.length}`}
        rows={sure}
        cells={{ For: forWhat, 'Why we think so': ({ why }) => why.join('. ') }}
      />
      <LineRows
        id="likely-lines"
        title={`Likely: ${likely.length}. You decide`}
        rows={likely}
        cells={{
          'Why we think so': ({ why }) => why.join('. '),
          'What it pays': ({ line, pays }) => (
            <TickByHand line={line} offered={pays} open={open} isBusy={isBusy} onTick={onTick} />
          ),
        }}
      />
      <LineRows
        id="unknown-lines"
        title={`Not known: ${unknown.length}`}
        rows={unknown}
        cells={{
          'Why we think so': ({ why }) => why,
          'What it pays': ({ line }) => (
            <TickByHand line={line} offered={[]} open={open} isBusy={isBusy} onTick={onTick} />
          ),
        }}
      />
      <AlsoFound found={found} />
    </>
  );
}

function Sums({ found: { sums } }: { found: ReadStatement }) {
  if (sums.sums === 'unknown') {
    return (
      <p className="note" role="note">
        <b>We could not check the sums.</b> {sums.why}
      </p>
    );
  }
  const { opening, cameIn, wentOut, fees, closing } = sums;
  return (
    <div className="sums">
      <p>
        <b>{writtenNgwee(opening)}</b> before + <b>{writtenNgwee(cameIn)}</b> came in −{' '}
        <b>{writtenNgwee(wentOut)}</b> went out
        {fees > 0 && (
          <>
            {' '}
            − <b>{writtenNgwee(fees)}</b> fees
          </>
        )}{' '}
        = <b>{writtenNgwee(closing)}</b> after.
      </p>
      <p className="adds-up">
        <b>The balances add up. No line is missing.</b>
      </p>
    </div>
  );
}

/** What stands in it and ticks nothing. */
function AlsoFound({ found: { before, doubles, failed, unread } }: { found: ReadStatement }) {
  if (before.length + doubles.length + failed + unread.length === 0) return null;
  return (
    <section aria-labelledby="also-title">
      <h2 id="also-title">Also in it</h2>
      <ul>
        {unread.map(({ at, why }) => (
          <li key={`unread ${at}`}>
            Line {at} could not be read. {why}
          </li>
        ))}
        {doubles.map(({ at, firstAt }) => (
          <li key={`double ${at}`}>
            Line {at} is the same transaction as line {firstAt}. It counts once.
          </li>
        ))}
        {before.map(({ line, pays }) => (
          <li key={`before ${line.at}`}>
            Line {line.at}, {writtenNgwee(line.ngwee)}, was ticked before:{' '}
            {pays.map(({ reference, title }) => `${title} (${reference})`).join(', ')}.
          </li>
        ))}
        {failed > 0 && <li>{count(failed, 'line')} did not go through and tick nothing.</li>}
      </ul>
    </section>
  );
}

const forWhat = ({ pays }: ReadStatement['sure'][number]) =>
  pays.map(({ reference, title, kwacha }) => (
    <span key={reference} className="pays">
      {title}, {writtenKwacha(kwacha)} <span className="small muted">{reference}</span>
    </span>
  ));

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function days({ from, to }: ReadStatement): string {
  if (!from) return '';
  const today = dayInLusaka(new Date());
  const [first, last] = [dayShort(from, today), dayShort(to, today)];
  return first === last ? first : `${first} to ${last}`;
}
