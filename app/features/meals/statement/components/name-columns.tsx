import { useEffect, useRef } from 'react';
import { FieldError } from '#ui/fields/field-error.tsx';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { columnRoles } from '../reading/column-roles.ts';

type Role = keyof typeof columnRoles | '';

interface NameColumnsProps {
  names: readonly string[];
  proposed: readonly Role[];
  isBusy: boolean;
  fault: string | undefined;
  onNamed(layout: Role[]): void;
}

/** What the columns of a table hold that nobody here has seen before. It is asked once. */
export function NameColumns({ names, proposed, isBusy, fault, onNamed }: NameColumnsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It stands below what was put in, which may fill the screen.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="columns-title">
      <h2 id="columns-title" ref={heading} tabIndex={-1}>
        What do these columns hold?
      </h2>
      <p>We do not know this table yet. Say it once, and we remember the names of its columns.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          onNamed(names.map((_, at) => String(typed.get(`column-${at}`) ?? '') as Role));
        }}
      >
        <div className="fields">
          {names.map((name, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have one name
              key={at}
              id={`column-${at}`}
              label={name || `Column ${at + 1}`}
              defaultValue={proposed[at] ?? ''}
            >
              <Options none="Not needed" of={columnRoles} />
            </SelectField>
          ))}
        </div>
        {fault && (
          <div role="alert">
            <FieldError message={fault} />
          </div>
        )}
        <button type="submit" className="btn" aria-disabled={isBusy}>
          Read it like this
        </button>
      </form>
    </section>
  );
}
