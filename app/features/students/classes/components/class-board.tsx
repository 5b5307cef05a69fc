import { useState } from 'react';
import { gradeName } from '#features/content/grades.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import type { ClassesChange } from '../classes-schema.ts';
import type { ShownClasses } from '../show-classes.server.ts';
import { ChosenChildren } from './chosen-children.tsx';
import { ClassList } from './class-list.tsx';
import { ClassWarnings } from './class-warnings.tsx';
import { SaidOfTwo } from './said-of-two.tsx';

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
