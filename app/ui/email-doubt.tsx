/** Asks once about an address that looks mistyped. It is sent as it is when the button is pressed again. */
export function EmailDoubt({ isAsked, button }: { isAsked: boolean; button: string }) {
  return (
    <div role="status">
      {isAsked && (
        <p className="note">
          Is your email address complete? It usually reads like name@example.com. If it is right,
          press {button} again.
        </p>
      )}
    </div>
  );
}
