/** Screens for one person: one application behind the sign-in, with a router in the browser. */
export function isPrivateRoute(id: string): boolean {
  return /^routes\/(account|portal|staff)\//.test(id);
}
