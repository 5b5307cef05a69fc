/** The list of the applications that a number counts. */
export function listAddress(filter: Record<string, string>): string {
  return `/staff/enrollment-applications?${new URLSearchParams(filter)}`;
}
