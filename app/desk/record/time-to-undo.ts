/** A wrong press at the desk can be taken back for so long, and the mail that comes with it waits for so long. */
export const UNDO_MINUTES = 10;

export function undoEndsAt(madeAt: Date): Date {
  return new Date(madeAt.getTime() + UNDO_MINUTES * 60_000);
}
