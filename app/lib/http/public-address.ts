/** The address in full, under the name that the school gives out, whichever name this page was opened by. */
export function publicAddress(address: string): string {
  const own = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return new URL(address, own ?? location.href).href;
}
