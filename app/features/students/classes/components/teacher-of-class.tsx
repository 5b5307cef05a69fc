import type { Grade } from '#features/content/grades.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { classInWords } from '../../student-year.ts';
import { type ClassesChange, LONGEST_TEACHER } from '../classes-schema.ts';
import type { ShownClass } from '../show-classes.server.ts';

interface TeacherOfClassProps {
  year: string;
  grade: Grade;
  of: Pick<ShownClass, 'letter' | 'teacher'>;
  change: ServerChange<ClassesChange>;
}

/** Who teaches a class, and the dialog in which it is said. */
export function TeacherOfClass({ year, grade, of, change }: TeacherOfClassProps) {
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
