import { useEntries } from '#lib/use-entries.ts';
import type { Notice } from './notice.tsx';
import { SendNow } from './send-now.tsx';

interface WaitingLineProps {
  /** Where the device keeps the list. */
  listKey: string;
  words: (waiting: number) => string;
  send: () => Promise<number>;
  received: Notice;
}

/** Above a form: what was finished on this device and has not reached the school. */
export function WaitingLine({ listKey, words, send, received }: WaitingLineProps) {
  const entries = useEntries(listKey) ?? [];
  const waiting = entries.filter((entry) => entry.delivery?.hasReachedSchool === false).length;
  if (waiting === 0) return null;
  return (
    <section className="note" aria-label="Not sent yet">
      <p>{words(waiting)}</p>
      <div className="row">
        <SendNow send={send} received={received} />
      </div>
    </section>
  );
}
