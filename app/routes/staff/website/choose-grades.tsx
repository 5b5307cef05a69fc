import { FieldError } from '#ui/fields/field-error.tsx';

interface ChooseGradesProps {
  all: string[];
  /** Without it all. */
  chosen: string[] | undefined;
  error: string | undefined;
  onChange(chosen: string[] | undefined): void;
}

/** All grades, or some of them. */
export function ChooseGrades({ all, chosen, error, onChange }: ChooseGradesProps) {
  return (
    <fieldset className="role-choice" aria-describedby={error && 'grades-error'}>
      <legend>For whom</legend>
      {error && <FieldError id="grades-error" message={error} />}
      <label>
        <input
          type="radio"
          name="whom"
          checked={chosen === undefined}
          onChange={() => onChange(undefined)}
        />
        <span>All grades</span>
      </label>
      <label>
        <input
          type="radio"
          name="whom"
          id="grades"
          checked={chosen !== undefined}
          onChange={() => onChange([])}
        />
        <span>Only some grades</span>
      </label>
      {chosen && (
        <fieldset className="role-choice">
          <legend className="visually-hidden">Grades</legend>
          {all.map((grade) => (
            <label key={grade}>
              <input
                type="checkbox"
                checked={chosen.includes(grade)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(all.filter((one) => (one === grade ? checked : chosen.includes(one))))
                }
              />
              <span>{grade}</span>
            </label>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}
