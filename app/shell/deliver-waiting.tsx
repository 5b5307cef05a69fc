import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { isAnyWaiting, watchAll } from '#lib/device-store.ts';
import { careForDevice } from './care-for-device.ts';

interface WaitingLineProps {
  slug: string;
  /** It lay here before this page was opened. */
  waitsSinceEarlier: boolean;
}

/** On every page: whatever waits on this device is named and sent. How, is loaded when something waits or somebody types. */
export function DeliverWaiting({ slug }: { slug: string }) {
  const [Line, setLine] = useState<ComponentType<WaitingLineProps>>();
  const [waitsSinceEarlier, setWaitsSinceEarlier] = useState(false);
  const isWaiting = useSyncExternalStore(
    watchAll,
    () => isAnyWaiting(`${slug}.`),
    () => false,
  );
  useEffect(() => careForDevice(slug), [slug]);
  useEffect(() => setWaitsSinceEarlier(isAnyWaiting(`${slug}.`)), [slug]);
  useEffect(() => {
    if (Line) return;
    const load = () =>
      import('./waiting-line.tsx').then(
        ({ WaitingLine }) => setLine(() => WaitingLine),
        // No line; it comes with the connection.
        () => undefined,
      );
    if (isWaiting) void load();
    // Whoever types will want to send, and the line may be gone by then.
    const occasions = isWaiting ? ['online', 'focus'] : ['input'];
    for (const occasion of occasions) addEventListener(occasion, load);
    return () => {
      for (const occasion of occasions) removeEventListener(occasion, load);
    };
  }, [isWaiting, Line]);
  return Line ? <Line slug={slug} waitsSinceEarlier={waitsSinceEarlier} /> : null;
}
