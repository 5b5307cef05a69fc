import { useId, useState } from 'react';
import { kwachaFrom, writtenKwacha } from '#lib/text/kwacha.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { SmallButton } from '#ui/small-button.tsx';
import type { ShownLine, ShownPayment } from '../shown-statement.server.ts';
import type { TransactionToTick } from './to-tick.ts';

interface TickByHandProps {
  line: ShownLine;
  /** What it can be. */
  offered: readonly ShownPayment[];
  /** All that waits for money. */
  open: readonly ShownPayment[];
  isBusy: boolean;
  onTick(transactions: TransactionToTick[]): void;
}

const MOST_FOUND = 6;

/** What somebody says that a transaction pays: what was offered, or one or several payments from the list. */
export function TickByHand({ line, offered, open, isBusy, onTick }: TickByHandProps) {
  const came = Math.floor(line.ngwee / 100);
  const [only] = offered;
  const sum = offered.reduce((all, { kwacha }) => all + kwacha, 0);
  if (came < 1) return <>Less than one Kwacha</>;
  const yes = only && (offered.length === 1 || sum === came);
  const pays = only && offered.length === 1 ? [{ ...only, kwacha: came }] : offered;
  return (
    <div className="pays">
      {yes &&
        offered.map(({ reference, title, kwacha }) => (
          <span key={reference}>
            {title}? {writtenKwacha(kwacha)} <span className="small muted">{reference}</span>
          </span>
        ))}
      {yes && (
        <SmallButton aria-disabled={isBusy} onClick={() => onTick([{ line, pays }])}>
          Yes, tick {writtenKwacha(came)}
          <span className="visually-hidden"> of line {line.at}</span>
        </SmallButton>
      )}
      <details>
        <summary>
          {yes ? 'Something else' : 'Choose what it pays'}
          <span className="visually-hidden">: line {line.at}</span>
        </summary>
        <Choose
          line={line}
          came={came}
          offered={offered}
          open={open}
          isBusy={isBusy}
          onTick={onTick}
        />
      </details>
    </div>
  );
}

function Choose({ line, came, offered, open, isBusy, onTick }: TickByHandProps & { came: number }) {
  const id = useId();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly ShownPayment[]>([]);
  const isChosen = ({ reference }: ShownPayment) =>
    chosen.some((one) => one.reference === reference);
  const found = words.trim().length > 1 ? open.filter((one) => hasWords(one, words)) : offered;
  const shown = [...chosen, ...found.filter((one) => !isChosen(one)).slice(0, MOST_FOUND)];
  const sum = chosen.reduce((all, { kwacha }) => all + kwacha, 0);
  function choose(one: ShownPayment, isOn: boolean) {
    const others = chosen.filter(({ reference }) => reference !== one.reference);
    // Alone it gets all that came.
    const kwacha = others.length === 0 ? came : one.kwacha;
    setChosen(isOn ? [...others, { ...one, kwacha }] : others);
  }
  const setKwacha = (reference: string, kwacha: number) =>
    setChosen(chosen.map((one) => (one.reference === reference ? { ...one, kwacha } : one)));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (sum === came && !isBusy) onTick([{ line, pays: chosen }]);
      }}
    >
      <InputField
        id={`${id}-find`}
        label="Find by child, name or reference"
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className="bare">
        {shown.map((one) => (
          <li key={one.reference}>
            <label className="check">
              <input
                type="checkbox"
                checked={isChosen(one)}
                onChange={({ target }) => choose(one, target.checked)}
              />
              <span>
                {one.title}, {one.payer} <span className="small muted">{one.reference}</span>
              </span>
            </label>
            {isChosen(one) && (
              <InputField
                id={`${id}-${one.reference}`}
                label={`Kwacha for ${one.reference}`}
                inputMode="numeric"
                defaultValue={one.kwacha}
                onChange={({ target }) => setKwacha(one.reference, kwachaFrom(target.value) || 0)}
              />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="small">
        {words.trim().length > 1 &&
          found.length === 0 &&
          'Nothing that waits for money was found. '}
        {chosen.length > 0 &&
          (sum === came
            ? `All of ${writtenKwacha(came)}.`
            : `${writtenKwacha(sum)} of ${writtenKwacha(came)}. The amounts must make ${writtenKwacha(came)}.`)}
      </p>
      <button
        type="submit"
        className="btn line sm"
        aria-disabled={isBusy || chosen.length === 0 || sum !== came}
      >
        Tick {chosen.length > 1 ? `these ${chosen.length}` : 'it'}
        <span className="visually-hidden">: line {line.at}</span>
      </button>
    </form>
  );
}

function hasWords({ reference, title, payer }: ShownPayment, words: string): boolean {
  const text = `${reference} ${reference.replaceAll('-', '')} ${title} ${payer}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
