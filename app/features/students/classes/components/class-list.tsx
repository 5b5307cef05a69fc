import { Link } from 'react-router';
import { sheetLists } from '#desk/sheet/sheet-lists.ts';
import { type Grade, gradeName } from '#features/content/grades.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { classInWords } from '../../student-year.ts';
import { type ClassesChange, LONGEST_TEACHER } from '../classes-schema.ts';
import type { ShownChild, ShownClass, ShownClasses } from '../show-classes.server.ts';
import { ClassBar } from './class-bar.tsx';

interface ClassListProps {
  of: ShownClass;
  shown: ShownClasses;
  chosen: ReadonlySet<string>;
  onChoose: (references: readonly string[], isChosen: boolean) => void;
  /** Children about whom a warning says that they stand against what the office said. */
  inDoubt: ReadonlySet<string>;
  change: ServerChange<ClassesChange>;
}

/** So many other classes have a button beside each child; more are chosen for it above the lists. */
const MOST_BUTTONS = 2;

/** The children of one class, each with its box and the buttons that move it. */
export function ClassList({ of, shown, chosen, onChoose, inDoubt, change }: ClassListProps) {
  const { letter, children } = of;
  const { year, grade, letters } = shown;
  const name = letter ? `${gradeName(grade)} ${letter}` : `${gradeName(grade)}, no class yet`;
  const id = `class-${letter || 'none'}`;
  const all = children.map(({ reference }) => reference);
  const areAllChosen = all.every((one) => chosen.has(one));
  const used = shown.classes.map((one) => one.letter);
  const others = letters.filter(
    (one, at) => one !== letter && (used.includes(one) || at < MOST_BUTTONS),
  );
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id}>{name}</h2>
        <span className="row">
          {letter && (
            <Link to={listOnPaper(shown, letter)}>
              Class list<span className="visually-hidden"> of {name}</span>
            </Link>
          )}
          <button type="button" className="link" onClick={() => onChoose(all, !areAllChosen)}>
            {areAllChosen ? 'Choose none' : 'Choose all'}
            <span className="visually-hidden"> of {name}</span>
          </button>
        </span>
        {letter && <ClassBar of={of} shown={shown} />}
        {(letter || shown.classes.length === 1) && (
          <TeacherOfClass year={year} grade={grade} of={of} change={change} />
        )}
      </header>
      <ul data-goes-on>
        {children.map(({ reference, seen, ...child }) => (
          <li key={reference} data-doubt={inDoubt.has(reference) || undefined}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(reference)}
                onChange={(event) => onChoose([reference], event.target.checked)}
              />
              <i className={child.is === 'waits' ? 'planned' : undefined} />
              <span>
                <b dir="auto">{child.name}</b>
                <small>{aboutChild(child)}</small>
              </span>
            </label>
            {others.length <= MOST_BUTTONS &&
              others.map((to) => (
                <SendButton
                  key={to}
                  className="btn sm line"
                  change={change}
                  body={{ change: 'move', year, children: [{ reference, seen }], letter: to }}
                  said={{
                    title: 'Moved',
                    text: `${child.spokenName} is in ${classInWords({ grade, letter: to })}.`,
                  }}
                >
                  To {to}
                  <span className="visually-hidden">: {child.name}</span>
                </SendButton>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What hangs in the classroom; before the year has begun it says that it is a draft. */
function listOnPaper({ year, grade, isBegun }: ShownClasses, letter: string): string {
  const list = isBegun ? 'class' : 'draft';
  return `${sheetLists.students.list}/sheet?${new URLSearchParams({ year, grade, class: letter, list })}`;
}

/** How sure it is that it comes, and where it was before. */
function aboutChild({ from, is }: Pick<ShownChild, 'from' | 'is'>): string {
  const sure = is === 'waits' ? 'Planned' : 'Confirmed';
  if (!from) return `${sure}: new`;
  return `${sure}: ${is === 'repeats' ? 'repeats the grade, ' : ''}from ${from}`;
}

interface TeacherOfClassProps {
  year: string;
  grade: Grade;
  of: Pick<ShownClass, 'letter' | 'teacher'>;
  change: ServerChange<ClassesChange>;
}

/** Who teaches a class, and the dialog in which it is said. */
function TeacherOfClass({ year, grade, of, change }: TeacherOfClassProps) {
  const { letter, teacher } = of;
  const name = classInWords({ grade, letter });
  const id = `teacher-${letter || 'all'}`;
  return (
    <p className="small">
      Teacher: <b>{teacher || 'not known yet'}</b>{' '}
      <AskToSend
        trigger={
          <>
            {teacher ? 'Change' : 'Write the name'}
            <span className="visually-hidden"> of the teacher of {name}</span>
          </>
        }
        triggerClass="link"
        title={`Who teaches ${name} in ${year}?`}
        confirm="Save the name"
        keepAs={`teacher ${year} ${name}`}
        change={change}
        body={(typed) => ({
          change: 'teacher',
          year,
          grade,
          letter,
          seen: teacher,
          teacher: String(typed.get(id) ?? ''),
        })}
        said={{ title: 'Saved', text: 'The name stands on the class list.' }}
      >
        <InputField
          id={id}
          label="Teacher"
          hint="As the class list should say it, such as Mr C. Sakala, Room 5. Leave it empty while nobody is known."
          name={id}
          maxLength={LONGEST_TEACHER}
          autoComplete="off"
          defaultValue={teacher}
        />
      </AskToSend>
    </p>
  );
}
