import { type Grade, gradeName } from '#features/content/grades.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import type { ClassesChange } from '../classes-schema.ts';

interface SizeOfClassProps {
  year: string;
  grade: Grade;
  /** 0 where nobody said it. */
  size: number;
  change: ServerChange<ClassesChange>;
}

/** For how many children a class of the grade is, said once for this year and those after it. */
export function SizeOfClass({ year, grade, size, change }: SizeOfClassProps) {
  return (
    <AskToSend
      trigger="Size of a class…"
      triggerClass="btn sm line"
      title={`How many children are in a class of ${gradeName(grade)}?`}
      confirm="Save the size"
      change={change}
      body={(typed) => ({
        change: 'size',
        year,
        grade,
        seen: size,
        size: Number(typed.get('size')),
      })}
      said={{ title: 'Saved', text: 'A class with more children is named on this page.' }}
    >
      <InputField
        id="class-size"
        label="Children"
        hint={`At most, from ${year} on. A class can have more: this page then says so.`}
        name="size"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={size || ''}
        required
      />
    </AskToSend>
  );
}
