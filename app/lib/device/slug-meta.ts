/** Tells scripts that carry no content under which name this school keeps things on a device. */
export const SLUG_META = 'school-slug';

/** The name under which this school keeps things on a device, as the page says it. */
export function deviceSlug(): string {
  const slug = document.querySelector<HTMLMetaElement>(`meta[name="${SLUG_META}"]`)?.content;
  return slug ?? 'school';
}
