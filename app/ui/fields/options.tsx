type Choice = string | [value: string, name: string];

interface OptionsProps {
  /** What each is called, by its value; or the values, where each is called what it is. */
  of: Record<string, string> | readonly Choice[];
  /** Stands before them and chooses none of them. */
  none?: string;
}

/** What a select offers. */
export function Options({ of: names, none }: OptionsProps) {
  return (
    <>
      {none && <option value="">{none}</option>}
      {(Array.isArray(names) ? names.map(asPair) : Object.entries(names)).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  );
}

const asPair = (one: Choice) => (typeof one === 'string' ? [one, one] : one);
