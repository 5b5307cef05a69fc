import { Field } from '#ui/field.tsx';

/** What a person types to ask for the state of an application. */
export interface StatusQuestion {
  reference: string;
  studentDOB: string;
  email: string;
  proof: string;
}

export function StatusForm({ asked }: { asked: StatusQuestion | undefined }) {
  return (
    <form method="post">
      <Field
        id="reference"
        label="Reference"
        hint="Such as EN-7KQ4-M2XD. It was on the screen and in our mail after you applied. Small letters and missing dashes are fine."
      >
        {(control) => (
          <input
            {...control}
            name="reference"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={asked?.reference}
          />
        )}
      </Field>
      <Field
        id="studentDOB"
        label="The child’s date of birth"
        hint="If you applied for a place (the reference begins with EN)"
      >
        {(control) => (
          <input
            {...control}
            name="studentDOB"
            type="date"
            autoComplete="off"
            defaultValue={asked?.studentDOB}
          />
        )}
      </Field>
      <Field
        id="email"
        label="Your email address"
        hint="For everything else: a job, an offer to help, the PTA (JA, VA or PM)"
      >
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            defaultValue={asked?.email}
          />
        )}
      </Field>
      <Field
        id="proof"
        label="Last four digits of your phone number"
        hint="For meals (MP or MH), and instead of the email address of a parents’ form"
      >
        {(control) => (
          <input
            {...control}
            name="proof"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={asked?.proof}
          />
        )}
      </Field>
      <button className="btn" type="submit">
        Show the status
      </button>
    </form>
  );
}
