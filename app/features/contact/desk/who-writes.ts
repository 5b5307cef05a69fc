import type { StatusSign } from '#desk/list/status-badge.tsx';
import type { ReadStore } from '#lib/store/store.server.ts';

/** The children of whoever has written a message. */
export interface Writer {
  /** Whether the message belongs to their family; else only the address or the number is the same. */
  isOfFamily: boolean;
  children: {
    reference: string;
    name: string;
    /** Grade and year. */
    grade: string;
    status: StatusSign;
    to: string;
  }[];
}

/** A text that the office keeps to answer with. */
interface ReadyAnswer {
  id: string;
  title: string;
  words: string;
}

declare module '#desk/define-room.server.ts' {
  interface RoomServices {
    findWriter(
      read: ReadStore,
      message: { reference: string; about: string | null; email: string; phone: string },
    ): Promise<Writer>;
    listReadyAnswers(read: ReadStore): Promise<ReadyAnswer[]>;
  }
}
