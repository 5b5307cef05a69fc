import { type ComponentType, useEffect, useState } from 'react';
import { rawText, watchOtherTabs } from '#lib/device/device-store.ts';
import { applicationsKey, draftKey } from '../device-keys.ts';
import { savedAtKey, togetherKey } from '../draft.ts';

export interface BackAgainProps {
  slug: string;
  /** The year that stands in a new form. */
  usualYear: string;
  onStartAgain: () => void;
}

/** Above the form, for whoever has been here before. What it says is loaded only for them. */
export function BackAgain(props: BackAgainProps) {
  const { slug } = props;
  // As the page was opened: what is typed now is no earlier visit.
  const [hasDraft] = useState(() => rawText(savedAtKey(draftKey(slug))) !== null);
  const [Part, setPart] = useState<ComponentType<BackAgainProps & { hasDraft: boolean }>>();
  useEffect(() => {
    const sent = applicationsKey(slug);
    const say = () =>
      import('./on-this-device.tsx').then(
        ({ OnThisDevice }) => setPart(() => OnThisDevice),
        // No line; the form is there all the same.
        () => undefined,
      );
    if (hasDraft || [sent, togetherKey(draftKey(slug))].some(rawText)) say();
    // Another tab sends what is in the form here too.
    return watchOtherTabs(sent, say);
  }, [slug, hasDraft]);
  return Part ? <Part {...props} hasDraft={hasDraft} /> : null;
}
