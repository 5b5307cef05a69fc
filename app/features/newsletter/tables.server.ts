declare module '#lib/store/store.server.ts' {
  interface Tables {
    subscribers: SubscriberRow;
    newsletter_issues: NewsletterIssueRow;
    /** To whom an issue goes. The row and its mail are written together, so nobody gets it twice. */
    newsletter_deliveries: { issue_id: string; subscriber_id: string; queued_at: string | null };
  }
}

declare module '#lib/search/search-words.server.ts' {
  interface SearchKinds {
    subscribers: 'NL';
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

export interface NewsletterIssueRow {
  id: string;
  version: number;
  subject: string;
  words: string;
  status: NewsletterStatus;
  changed_at: string;
  /** Who changed it last. */
  staff_email: string;
  started_at: string | null;
  finished_at: string | null;
}

export type NewsletterStatus = 'draft' | 'sending' | 'sent';
