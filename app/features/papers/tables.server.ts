import type { PaperStatus } from './paper-status.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** What is known of a paper of an application; a paper without a row was not spoken of yet. */
    papers: {
      reference: string;
      /** Id of the paper in the office's list. */
      paper: string;
      status: PaperStatus;
      changed_at: string;
      /** The address of the member of staff; null when the family did it. */
      changed_by: string | null;
      /** What the office says about it, such as why it cannot read the picture. */
      words: string;
      /** The picture that waits for the office. */
      picture_id: string | null;
    };
    /** A picture: on its way, waiting for the office, or destroyed. Then only that it was here is left. */
    paper_pictures: {
      /** The key under which the phone sends it. */
      id: string;
      reference: string;
      paper: string;
      /** Of the whole picture as the phone has it; empty once it is destroyed. */
      sha256: string;
      size: number;
      /** 1 when somebody with an account sent it, 0 when nobody with one did; null for pictures from before. */
      with_account: number | null;
      begun_at: string;
      arrived_at: string | null;
      stored_file: string | null;
      /** When the office has answered it: from then on it is destroyed, and until then the answer can be taken back. */
      destroy_at: string | null;
      destroyed_at: string | null;
      /** Written down with the answer. */
      destroyed_because: DestroyReason | null;
    };
    paper_picture_pieces: { picture_id: string; number: number; stored_file: string };
  }
}

export type DestroyReason = 'seen' | 'unreadable' | 'replaced' | 'takenBack' | 'kept its time';
