import { type ComponentType, useEffect, useState } from 'react';
import { rawText, watchOtherTabs } from '#lib/device/device-store.ts';
import { applicationsKey, otherDraftsKey, togetherKey } from '../device-keys.ts';

export interface BackAgainProps {
  slug: string;
  /** The year that stands in a new form. */
  usualYear: string;
  onStartAgain: () => void;
}

/** Whether what lay here as the page was opened stands in the form (`early-draft.ts`): what is typed now is no earlier visit. */
export const hasRestored = () => 'restored' in document.documentElement.dataset;

/** Above the form, for whoever has been here before. What it says is loaded only for them. */
export function BackAgain(props: BackAgainProps) {
  const { slug } = props;
  const [Part, setPart] = useState<ComponentType<BackAgainProps>>();
  useEffect(() => {
    const sent = applicationsKey(slug);
    const say = () =>
      import('./on-this-device.tsx').then(
        ({ OnThisDevice }) => setPart(() => OnThisDevice),
        // No line; the form is there all the same.
        () => undefined,
      );
    if (hasRestored() || [sent, togetherKey(slug), otherDraftsKey(slug)].some(rawText)) say();
    // Another tab sends what is in the form here too.
    return watchOtherTabs(sent, say);
  }, [slug]);
  return Part ? <Part {...props} /> : null;
}
