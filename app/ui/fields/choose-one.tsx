interface ChooseOneProps {
  legend: string;
  name: string;
  /** What each is called, by its value. */
  of: Record<string, string> | [value: string, name: string][];
  /** From the beginning. */
  chosen?: string;
}

/** One of a few that all stand there to be compared. */
export function ChooseOne({ legend, name, of: names, chosen }: ChooseOneProps) {
  return (
    <fieldset className="role-choice">
      <legend>{legend}</legend>
      {(Array.isArray(names) ? names : Object.entries(names)).map(([value, words]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={value === chosen}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
