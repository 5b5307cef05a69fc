import { refuseInsideWrite } from '#lib/store/inside-write.server.ts';

/** Tells this process's mail sender that something waits, so that it leaves now and not at the next look. */
export interface MailSignal {
  /** Call it after the transaction that queued the mail; inside it throws, for the sender would look too early. */
  wake(): void;
  onWake(listener: () => void): void;
}

/** Reaches nobody until the sender listens; the sender looks by itself when it starts. */
export function newMailSignal(): MailSignal {
  let notify = () => {};
  return {
    wake() {
      refuseInsideWrite('mail.wake');
      notify();
    },
    onWake(listener) {
      notify = listener;
    },
  };
}
