declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** They go with the application, and with the guardian's access to it. */
    enrollment_erasure_requests: ErasureRequestRow;
  }
}

/** An erasure that a guardian asked for and that waits. */
export interface ErasureRequestRow {
  id: string;
  application_id: string;
  account_id: string;
  asked_at: string;
  due_at: string;
}
