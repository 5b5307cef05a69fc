interface OptionsProps {
  /** What each is called, by its value. */
  of: Record<string, string> | [value: string, name: string][];
  /** Stands before them and chooses none of them. */
  none?: string;
}

/** What a select offers. */
export function Options({ of: names, none }: OptionsProps) {
  return (
    <>
      {none && <option value="">{none}</option>}
      {(Array.isArray(names) ? names : Object.entries(names)).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  );
}
