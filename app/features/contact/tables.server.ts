declare module '#lib/store/store.server.ts' {
  interface Tables {
    contact_messages: {
      id: string;
      reference: string;
      submitted_at: string;
      name: string;
      email: string;
      subject: string;
      message: string;
    };
  }
}

export {};
