/** Whether nothing is written in a value of the content, however deep: no text, no number, no tick. */
export function holdsNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(holdsNothing);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(holdsNothing);
  return value === undefined || value === null || value === '' || value === false;
}
