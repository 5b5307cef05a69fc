declare module '#lib/store/store.server.ts' {
  interface Tables {
    subscribers: SubscriberRow;
  }
}

export interface SubscriberRow {
  id: string;
  email: string;
  /** The address in small letters: one person, one row. */
  email_search: string;
  subscribed_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  /** When the newsletter was last asked for in this address's name. */
  asked_at: string | null;
  /** When this address was last sent a confirmation, or told that it already gets the newsletter. */
  mailed_at: string | null;
}
