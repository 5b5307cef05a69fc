import { useState } from 'react';

/** As the styles of the desk have it: below this width a phone is in somebody's hand. */
const NARROW = '(max-width: 44rem)';

/**
 * Whether the screen is as narrow as a phone's, for what stands in another place there and not only looks otherwise. It
 * stays as it was when the screen was opened: a phone that is turned would close the dialog that somebody types in.
 */
export function useNarrow(): boolean {
  const [isNarrow] = useState(() => typeof matchMedia === 'function' && matchMedia(NARROW).matches);
  return isNarrow;
}
