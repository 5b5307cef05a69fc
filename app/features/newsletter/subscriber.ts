/** `unconfirmed`: asked, and nobody knows yet whether the address is theirs · `left`: wants no more mail. */
export type SubscriberStatus = 'unconfirmed' | 'confirmed' | 'left';

/** What a status is called at the desk. */
export const subscriberWords = {
  confirmed: { name: 'Confirmed', shape: 'good' },
  unconfirmed: { name: 'Has not opened our mail', shape: 'wait square' },
  left: { name: 'Left', shape: 'ring' },
} as const satisfies Record<SubscriberStatus, { name: string; shape: string }>;

interface SubscriberDates {
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

/** Only a confirmed subscriber gets the newsletter. Who left and asks again has to confirm again. */
export function subscriberStatus({
  confirmed_at,
  unsubscribed_at,
}: SubscriberDates): SubscriberStatus {
  if (unsubscribed_at) return 'left';
  return confirmed_at ? 'confirmed' : 'unconfirmed';
}

const MINUTE = 60_000;
/** Somebody may ask in another's name as often as they like; the other's mailbox must not notice much. */
const restBetweenMails: Record<SubscriberStatus, number> = {
  unconfirmed: 10 * MINUTE,
  left: 10 * MINUTE,
  confirmed: 24 * 60 * MINUTE,
};

export function mayBeMailed(status: SubscriberStatus, mailedAt: string | null, now: Date): boolean {
  return !mailedAt || now.getTime() - new Date(mailedAt).getTime() >= restBetweenMails[status];
}
