import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { Fold } from '#ui/fold.tsx';
import type { ClassesChange } from '../classes-schema.ts';
import type { ShownClasses } from '../show-classes.server.ts';
import { wishes } from '../warnings.ts';
import { pairInWords } from './pair-in-words.ts';

interface SaidOfTwoProps {
  shown: ShownClasses;
  change: ServerChange<ClassesChange>;
}

/** Of which two children of the grade something was said, and the way back. */
export function SaidOfTwo({ shown, change }: SaidOfTwoProps) {
  const { year, said } = shown;
  return (
    <Fold id="said" title="Together or apart" note={said.length}>
      <p>Choose two children in the lists, and say whether they belong in one class.</p>
      <ul className="class-warnings">
        {said.map(({ one, other, wish }) => (
          <li key={`${one} ${other}`}>
            <span dir="auto">
              {pairInWords(shown, { one, other })}: {wishes[wish].toLowerCase()}
            </span>
            <SendButton
              className="btn sm line"
              change={change}
              body={{ change: 'wish', year, one, other, seen: wish, wish: '' }}
              said={{ title: 'Taken back', text: 'Nothing is said of these two any more.' }}
            >
              Take it back
              <span className="visually-hidden">: {pairInWords(shown, { one, other })}</span>
            </SendButton>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
