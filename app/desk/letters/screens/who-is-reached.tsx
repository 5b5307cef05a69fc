import { Fold } from '#ui/fold.tsx';
import type { ShownReceiver } from '../list-letters.ts';
import { wayWords } from '../way-words.ts';
import { letterWays, whyNot } from '../who-gets-it.ts';

/** Before a letter is sent: who is reached in which way, and who is not, with the reason. */
export function WhoIsReached({ receivers }: { receivers: readonly ShownReceiver[] }) {
  return letterWays.map((way) => {
    const these = receivers.filter((one) => one.way === way);
    if (these.length === 0) return null;
    return (
      <Fold
        key={way}
        id={`reached-${way}`}
        title={`${wayWords[way].title}: ${these.length}`}
        note={notes[way]}
      >
        <ul className="reached">
          {these.map(({ name, to, why, references }) => (
            <li key={`${name} ${to} ${references.join(' ')}`}>
              <b dir="auto">{name}</b>
              <span>{to}</span>
              <span className="ref">{references.join(', ')}</span>
              {why !== '' && <span>{whyNot[why]}</span>}
            </li>
          ))}
        </ul>
      </Fold>
    );
  });
}

const notes = {
  mail: 'They leave ten minutes after you have sent the letter.',
  phone: 'No address: you send a text to each from a phone, and tick it.',
  paper: 'No address and no phone number: you print the letter.',
  nobody: 'Each with the reason.',
};
