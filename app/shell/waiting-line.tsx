import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type DeliveryQueue, startDeliveryQueue } from '#lib/delivery/delivery-queue.ts';
import { isSendable } from '#lib/delivery/what-to-send.ts';
import { isOnlyInMemory, rawText, watchAll } from '#lib/device-store.ts';
import { endedSessionsMailbox } from '#lib/ended-sessions.ts';
import { type WaitingEntry, waitingEntries } from '#lib/submission-list.ts';
import { notify } from '#ui/notify.ts';
import styles from '#ui/styles/waiting-line.css?url';
import { NeedsHand } from './needs-hand.tsx';
import { inWords, type WaitingKind, waitingKinds } from './waiting-kinds.ts';

interface WaitingLineProps {
  slug: string;
  waitsSinceEarlier: boolean;
}

/** What is sent right after Submit needs no line; only what takes longer than this. */
const PATIENCE_MS = 1500;

/** At the foot of every page while something waits on this device: what it is, and the way to send it now. */
export function WaitingLine({ slug, waitsSinceEarlier }: WaitingLineProps) {
  const kinds = useMemo(() => waitingKinds(slug), [slug]);
  const [isSending, setIsSending] = useState(false);
  const [isUnreachable, setIsUnreachable] = useState(false);
  const queue = useRef<DeliveryQueue>(undefined);
  const waiting = useWaiting(kinds);
  const sendable = waiting.map((entries) => entries.filter(isSendable));
  const count = sendable.flat().length;
  const isShown = useLater(count > 0);
  const forHands = kinds.flatMap((kind, index) =>
    (waiting[index] ?? []).filter((entry) => !isSendable(entry)).map((entry) => ({ kind, entry })),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: one queue for as long as the page is open
  useEffect(() => {
    queue.current = startDeliveryQueue(
      // Whoever cleared this device does not want to read of it; their session ends without a word.
      [...kinds.map(({ mailbox }) => mailbox), endedSessionsMailbox(slug)],
      {
        startsNow: waitsSinceEarlier,
        onSending: setIsSending,
        onTally: (listKey, { received }) => {
          const kind = kinds.find(({ mailbox }) => mailbox.listKey === listKey);
          if (received > 0 && kind) notify(kind.received);
        },
      },
    );
    return () => queue.current?.stop();
  }, []);
  useEffect(() => {
    if (count > 0) queue.current?.lookLater();
    else setIsUnreachable(false);
  }, [count]);

  const words = inWords(
    kinds.map(({ one, many }, index) => ({ one, many, count: sendable[index]?.length ?? 0 })),
  );
  const isKept = kinds.every(({ mailbox }) => !isOnlyInMemory(mailbox.listKey));
  return (
    <>
      {/* Comes before it is needed: the line may be gone by then. */}
      <link rel="stylesheet" href={styles} precedence="late" />
      {(isShown || forHands.length > 0) && (
        <section className="waiting-line" aria-label="Not sent yet">
          {isShown && (
            <div>
              <p>{sentence(words, count, isSending, isKept)}</p>
              <button
                className="btn"
                type="button"
                disabled={isSending}
                onClick={async () => {
                  setIsUnreachable(false);
                  setIsUnreachable((await queue.current?.sendNow()) === 0);
                }}
              >
                {isSending ? 'Sending...' : 'Send now'}
              </button>
              <span role="status">
                {isUnreachable &&
                  'We still cannot reach the school. Your device tries again by itself.'}
              </span>
            </div>
          )}
          {forHands.map(({ kind, entry }) => (
            <NeedsHand key={entry.delivery.key} kind={kind} entry={entry} />
          ))}
        </section>
      )}
    </>
  );
}

function sentence(words: string, count: number, isSending: boolean, isKept: boolean): string {
  const verb = count === 1 ? 'is' : 'are';
  if (!isKept)
    return `${words} could not be kept on this device. Please leave this page open until it is sent.`;
  return isSending
    ? `${words} ${verb} being sent.`
    : `${words} ${verb} saved on this device and not sent yet.`;
}

/** The entries of each kind that have not reached the school, followed as they change. */
function useWaiting(kinds: WaitingKind[]): WaitingEntry[][] {
  const listKeys = useMemo(() => kinds.map(({ mailbox }) => mailbox.listKey), [kinds]);
  const texts = useSyncExternalStore(watchAll, () => listKeys.map(rawText).join());
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when their texts change
  return useMemo(() => listKeys.map(waitingEntries), [listKeys, texts]);
}

/** True once it has been so for a while. */
function useLater(isSo: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isSo) return setIsLate(false);
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && isLate;
}
