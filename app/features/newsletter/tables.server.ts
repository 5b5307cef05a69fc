declare module '#lib/store/store.server.ts' {
  interface Tables {
    subscribers: {
      id: string;
      email: string;
      /** The address in small letters: one person, one row. */
      email_search: string;
      subscribed_at: string;
      confirmed_at: string | null;
    };
  }
}

export {};
