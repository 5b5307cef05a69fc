/** A field that no person sees. Programs that fill in everything they find give themselves away by it. */
export const HONEYPOT = 'website';

export const CAUGHT =
  'A field that people do not see was filled in. Please open the page again and try once more, or call us.';

export function isHoneypotFilled(form: FormData): boolean {
  return Boolean(form.get(HONEYPOT));
}
