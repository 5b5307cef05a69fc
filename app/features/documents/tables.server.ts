import type { DocumentKind, FileScan } from './school-document.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    documents: DocumentRow;
  }
}

export interface DocumentRow {
  id: string;
  /** Names it in its address, and never changes. */
  slug: string;
  title: string;
  summary: string;
  kind: DocumentKind;
  /** The file's name in the file store. */
  stored_file: string;
  file_bytes: number;
  file_sha256: string;
  file_scan: FileScan;
  file_changed_at: string;
  /** From 1; the order of the list. */
  place: number;
  /** A day; before it nobody but the office sees it. */
  published_from: string;
  is_published: 0 | 1;
  changed_at: string;
  /** Who changed it last, as the account was called then. */
  staff_email: string;
  /** Counts the office's changes; one that was made to an older version is refused. */
  version: number;
}
