/** Tells a password manager whose password it is about to keep; people do not meet it. */
export function UsernameForManagers({ email }: { email: string }) {
  return (
    <input
      className="visually-hidden"
      type="email"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
