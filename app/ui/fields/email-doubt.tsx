import { emailDoubt } from './email-doubt.ts';

/** Asks once. The address is sent as it is when the button is pressed again. */
export function EmailDoubt({ isAsked, button }: { isAsked: boolean; button: string }) {
  return <div role="status">{isAsked && <p className="note">{emailDoubt(button)}</p>}</div>;
}
