/**
 * Keeps on the device what is typed into the field, and puts it back when the page is opened again. Runs as text inside
 * pages without scripts, so it uses nothing from outside itself; what it keeps has the shape of `kept-draft.ts`, which
 * forgets it when it is overdue.
 */
export function keepWords(field: HTMLTextAreaElement | null, key: string, isSent: boolean): void {
  if (isSent) localStorage.removeItem(key);
  if (!field) return;
  if (!isSent && field.value === '') {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { words?: unknown };
    if (typeof kept.words === 'string') field.value = kept.words;
  }
  field.addEventListener('input', () => {
    if (field.value === '') localStorage.removeItem(key);
    else {
      const draft = { words: field.value, savedAt: new Date().toISOString() };
      localStorage.setItem(key, JSON.stringify(draft));
    }
  });
}
