/** Where the client wants the mail's link to lead; whoever uses it asks `safePath` first. */
export function redirectToOf(request: Request): string | undefined {
  return new URL(request.url).searchParams.get('redirect_to') ?? undefined;
}
