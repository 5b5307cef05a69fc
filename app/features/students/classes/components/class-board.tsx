import { useState } from 'react';
import { keepClear } from '#desk/list/keep-clear.ts';
import { gradeName } from '#features/content/grades.ts';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { Fold } from '#ui/fold.tsx';
import { childrenInWords } from '../../roll-over/list-words.ts';
import { classInWords } from '../../student-year.ts';
import type { ClassesChange } from '../classes-schema.ts';
import type { ShownChild, ShownClasses } from '../show-classes.server.ts';
import { wishes } from '../warnings.ts';
import { ClassList } from './class-list.tsx';
import { ClassWarnings } from './class-warnings.tsx';
import { pairInWords, wishOfPair } from './pair-in-words.ts';
import { SayOfTwo } from './say-of-two.tsx';

interface ClassBoardProps {
  shown: ShownClasses;
  change: ServerChange<ClassesChange>;
}

/** The classes of one grade beside each other, with how many children each has, always in sight. */
export function ClassBoard({ shown, change }: ClassBoardProps) {
  const { grade, classes, size } = shown;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const children = classes.flatMap((one) => one.children);
  const inDoubt = new Set(
    shown.warnings.flatMap((warning) =>
      warning.is === 'notTogether' || warning.is === 'notApart'
        ? [warning.pair.one, warning.pair.other]
        : [],
    ),
  );
  const choose = (references: readonly string[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Set(now);
      for (const one of references) isChosen ? next.add(one) : next.delete(one);
      return next;
    });
  return (
    <>
      <ClassWarnings shown={shown} change={change} />
      <div className="list-tools choosing class-tools">
        <ul aria-label={`Children in each class of ${gradeName(grade)}`}>
          {classes.map(({ letter, children: { length } }) => (
            <li key={letter}>
              {letter ? `${gradeName(grade)} ${letter}` : 'No class'}: <b>{length}</b>
              {letter && size > 0 && ` of ${size}`}
            </li>
          ))}
        </ul>
        <ChosenChildren
          shown={shown}
          chosen={children.filter(({ reference }) => chosen.has(reference))}
          change={change}
          onDone={() => setChosen(new Set())}
        />
      </div>
      <div className="classes">
        {classes.map((one) => (
          <ClassList
            key={one.letter}
            of={one}
            shown={shown}
            chosen={chosen}
            onChoose={choose}
            inDoubt={inDoubt}
            change={change}
          />
        ))}
      </div>
      <p className="small muted">
        <b>Confirmed:</b> the child comes. <b>Planned:</b> the family has not said yes or no.
        Warnings stop nothing; you decide.
      </p>
      <SaidOfTwo shown={shown} change={change} />
    </>
  );
}

/** Of which two children of the grade something was said, and the way back. */
function SaidOfTwo({ shown, change }: ClassBoardProps) {
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

interface ChosenChildrenProps {
  shown: ShownClasses;
  chosen: readonly ShownChild[];
  change: ServerChange<ClassesChange>;
  onDone(): void;
}

/** What can be done with all children that are chosen: put them in a class, or, of two, say what is wanted of them. */
function ChosenChildren({ shown, chosen, change, onDone }: ChosenChildrenProps) {
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
