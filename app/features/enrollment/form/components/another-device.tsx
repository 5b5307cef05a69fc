import { useSyncExternalStore } from 'react';
import { canSeal } from '../carried-draft/sealed-draft.ts';
import { ContinueDraft } from './continue-draft.tsx';
import { TakeDraftAlong } from './take-draft-along.tsx';

/** What a browser can do does not change while the page is open. */
const never = () => () => {};

/** Takes a draft to another device, and fetches it there. */
export function AnotherDevice({ slug, address }: { slug: string; address: string }) {
  const isOffered = useSyncExternalStore(never, canSeal, () => true);
  if (!isOffered) {
    return (
      <p>
        This browser is too old to protect your answers, so we do not send them. Please finish the
        form on this device, or use a newer browser.
      </p>
    );
  }
  return (
    <div className="needs-script">
      <h2 className="mb-g2">Continue on another phone or computer</h2>
      <p className="mb-g3">
        We keep a copy of your answers at the school for seven days. Nobody can read it without your
        code, not even we.
      </p>
      <TakeDraftAlong slug={slug} address={address} />
      <h2 className="mt-g6 mb-g2">I have a code</h2>
      <ContinueDraft slug={slug} />
    </div>
  );
}
