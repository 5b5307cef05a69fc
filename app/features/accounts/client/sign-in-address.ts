/**
 * The sign-in page with this email address filled in. It stands behind the `#`, which no browser sends: no log has it,
 * and the page takes it out of the address line.
 */
export function signInAddress(site: string, email: string): string {
  return `${site}/sign-in#${new URLSearchParams({ email })}`;
}

/** The email address that `signInAddress` put behind the `#`, or nothing. */
export function emailBehind(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('email') ?? '';
}
