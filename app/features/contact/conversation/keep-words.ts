/**
 * Keeps on the device what is typed into the field, and puts it back when the page is opened again. Runs as text inside
 * pages without scripts, so it uses nothing from outside itself; what it keeps has the shape of `kept-draft.ts`, which
 * forgets it when it is overdue. `isSent`: what was kept is at the school now; said once for each entry of the history,
 * because what is typed after it is new.
 */
export function keepWords(field: HTMLTextAreaElement | null, key: string, isSent: boolean): void {
  if (isSent && !history.state?.areWordsTaken) {
    localStorage.removeItem(key);
    history.replaceState({ ...history.state, areWordsTaken: true }, '');
  }
  if (!field) return;
  if (field.value === '') {
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
