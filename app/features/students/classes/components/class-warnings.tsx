import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { childrenInWords } from '../../roll-over/list-words.ts';
import { classInWords } from '../../student-year.ts';
import type { ClassesChange } from '../classes-schema.ts';
import type { ShownClasses } from '../show-classes.server.ts';
import type { Pair, Warning } from '../warnings.ts';
import { childrenOfPair, pairInWords } from './pair-in-words.ts';
import { SayOfTwo } from './say-of-two.tsx';

interface ClassWarningsProps {
  shown: ShownClasses;
  change: ServerChange<ClassesChange>;
}

/** What the office looks at once more; nothing has to be done about it. */
export function ClassWarnings({ shown, change }: ClassWarningsProps) {
  if (shown.warnings.length === 0) return null;
  return (
    <section aria-labelledby="to-look-at">
      <h2 id="to-look-at">Please look at this</h2>
      <ul className="class-warnings">
        {shown.warnings.map((warning) => (
          <li key={inWords(warning, shown)}>
            <span dir="auto">{inWords(warning, shown)}</span>
            {warning.is === 'notTogether' && (
              <PutTogether pair={warning.pair} shown={shown} change={change} />
            )}
            {warning.is === 'unsaid' && (
              <SayOfTwo
                year={shown.year}
                pair={warning.pair}
                change={change}
                about={pairInWords(shown, warning.pair)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One button for the class of each. */
function PutTogether({ pair, shown, change }: ClassWarningsProps & { pair: Pair }) {
  const both = childrenOfPair(shown, pair);
  if (!both) return null;
  const { first, second } = both;
  const children = [first, second].map(({ reference, seen }) => ({ reference, seen }));
  return [first.letter, second.letter].toSorted().map((letter) => (
    <SendButton
      key={letter}
      className="btn sm line"
      change={change}
      body={{ change: 'move', year: shown.year, children, letter }}
      said={{
        title: 'Moved',
        text: `Both are in ${classInWords({ grade: shown.grade, letter })}.`,
      }}
    >
      Put both in {letter}
      <span className="visually-hidden">: {pairInWords(shown, pair)}</span>
    </SendButton>
  ));
}

function inWords(warning: Warning, shown: ShownClasses): string {
  if (warning.is === 'tooMany') {
    const { letter, count, size } = warning;
    return `${classInWords({ grade: shown.grade, letter })} has ${childrenInWords(count)}. A class is for ${size}.`;
  }
  const names = pairInWords(shown, warning.pair);
  switch (warning.is) {
    case 'notTogether':
      return `${names} are not in one class. The office said that they should be.`;
    case 'notApart':
      return `${names} are in one class. The office said that they should not be.`;
    case 'unsaid':
      return warning.areTwins
        ? `${names} may be twins: they have one day of birth, and one family or one phone.`
        : `${names} may be brothers or sisters: they have one family or one phone.`;
  }
}
