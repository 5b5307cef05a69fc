/** Tells this process's mail sender that something waits, so that it leaves now and not at the next look. */
export interface MailBell {
  /** Call it after the transaction that queued the mail. */
  wake(): void;
  onWake(listener: () => void): void;
}

/** Rings for nobody until the sender listens; the sender looks by itself when it starts. */
export function newMailBell(): MailBell {
  let ring = () => {};
  return {
    wake: () => ring(),
    onWake(listener) {
      ring = listener;
    },
  };
}
