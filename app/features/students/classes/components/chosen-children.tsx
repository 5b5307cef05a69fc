import { keepClear } from '#desk/list/keep-clear.ts';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { childrenInWords } from '../../roll-over/list-words.ts';
import { classInWords } from '../../student-year.ts';
import type { ClassesChange } from '../classes-schema.ts';
import type { ShownChild, ShownClasses } from '../show-classes.server.ts';
import { wishOfPair } from './pair-in-words.ts';
import { SayOfTwo } from './say-of-two.tsx';

interface ChosenChildrenProps {
  shown: ShownClasses;
  chosen: readonly ShownChild[];
  change: ServerChange<ClassesChange>;
  onDone(): void;
}

/** What can be done with all children that are chosen: put them in a class, or, of two, say what is wanted of them. */
export function ChosenChildren({ shown, chosen, change, onDone }: ChosenChildrenProps) {
  const { year, grade, letters } = shown;
  const [one, other, ...more] = chosen;
  if (!one) return null;
  const pair = other && more.length === 0 && { one: one.reference, other: other.reference };
  const count = childrenInWords(chosen.length);
  return (
    <div className="selected">
      <fieldset ref={keepClear} className="row">
        <legend className="visually-hidden">Children that you have chosen</legend>
        <b role="status">{count} chosen</b>
        {[...letters, ''].map((letter) => (
          <SendButton
            key={letter}
            className={letter ? 'btn sm' : 'btn sm line'}
            change={change}
            body={{ change: 'move', year, children: placesSeen(chosen), letter }}
            said={{
              title: 'Moved',
              text: letter
                ? `${count}: now in ${classInWords({ grade, letter })}.`
                : `${count}: now in no class.`,
            }}
            onDone={onDone}
          >
            {letter ? `To ${letter}` : 'No class'}
          </SendButton>
        ))}
        {pair && !wishOfPair(shown, pair) && (
          <SayOfTwo year={year} pair={pair} change={change} onDone={onDone} />
        )}
        <button type="button" className="link" onClick={onDone}>
          Choose nobody
        </button>
      </fieldset>
    </div>
  );
}

const placesSeen = (children: readonly ShownChild[]) =>
  children.map(({ reference, seen }) => ({ reference, seen }));
