/** What is asked once about an address that looks mistyped. */
export const EMAIL_DOUBT =
  'Is your email address complete? It usually reads like name@example.com.';

/** Asks once. The address is sent as it is when the button is pressed again. */
export function EmailDoubt({ isAsked, button }: { isAsked: boolean; button: string }) {
  return (
    <div role="status">
      {isAsked && (
        <p className="note">
          {EMAIL_DOUBT} If it is right, press {button} again.
        </p>
      )}
    </div>
  );
}
