declare module '#lib/store/store.server.ts' {
  interface Tables {
    content_versions: {
      id: string;
      part: string;
      /** 1 is the first that the office published; 0 are the files of `content/`. */
      number: number;
      /** JSON as the part's schema reads it; null shows the files again. */
      value: string | null;
      published_at: string;
      /** As it was then; the account may be gone. */
      staff_email: string;
      restored_from: number | null;
    };
    /** Changes of guarded parts that an administrator has asked for; at most one of each part. */
    waiting_content_changes: WaitingChangeRow;
    /** Photographs that editors have chosen; a page shows one only while what is published names it. */
    content_photographs: {
      digest: string;
      /** The file's name in the file store. */
      stored_file: string;
      width: number;
      height: number;
      /** When it was chosen last. */
      kept_at: string;
    };
    /** Doubts that somebody has said to be right, by what they are about (`Doubt.key`). */
    dismissed_doubts: { doubt: string; dismissed_at: string; staff_email: string };
  }
}

export interface WaitingChangeRow {
  id: string;
  part: string;
  /** The newest version of the part when it was asked for. */
  seen_version: number;
  /** JSON as the part's schema reads it. */
  value: string;
  restored_from: number | null;
  asked_at: string;
  takes_effect_at: string;
  account_id: string;
  staff_email: string;
}
