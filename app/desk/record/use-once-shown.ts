import { useState } from 'react';

/**
 * All options that were possible since the record was opened, in the order they came. An open dialog of one that a
 * colleague has made impossible stays, to say so.
 */
export function useOnceShown<Option>(possible: readonly Option[]): readonly Option[] {
  const [shown, setShown] = useState(possible);
  const added = possible.filter((option) => !shown.includes(option));
  if (added.length === 0) return shown;
  const all = [...shown, ...added];
  setShown(all);
  return all;
}
