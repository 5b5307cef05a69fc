import { type Role, roleNames, roles } from '#desk/roles.ts';
import { FieldError } from '#ui/fields/field-error.tsx';

/** What was ticked in the form that shows `RoleChoice`. */
export const rolesIn = (form: FormData): Role[] =>
  roles.filter((role) => form.getAll('roles').includes(role));

const work: Record<Role, string> = {
  admissions: 'families’ applications and messages',
  recruitment: 'job applications and resumes',
  editor: 'texts, events and the newsletter',
  administrator: 'everything, and who works here',
};

interface RoleChoiceProps {
  chosen: readonly Role[];
  error?: string | undefined;
}

/** One box for each role, with what it opens. */
export function RoleChoice({ chosen, error }: RoleChoiceProps) {
  return (
    <fieldset className="role-choice">
      <legend>Roles</legend>
      {error && <FieldError message={error} />}
      {roles.map((role) => (
        <label key={role}>
          <input
            type="checkbox"
            className="checkbox"
            name="roles"
            value={role}
            defaultChecked={chosen.includes(role)}
          />
          <span>
            <b>{roleNames[role]}</b>: {work[role]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
