/**
 * Runs as text inside the page, before React: puts a kept draft into the form that is already there, and keeps
 * what is typed. On a slow line React is half a minute away, and a power cut does not wait for it. It uses nothing
 * from outside itself. A draft that it cannot read it leaves for React to set aside. When Back restores the page and
 * the draft is another or gone, it begins anew, as every page does that is hydrated (restored-page.enhance.ts).
 */
export function keepDraftEarly(formId: string, key: string): void {
  const form = document.getElementById(formId) as HTMLFormElement | null;
  if (!form) return;
  let draft: Record<string, unknown> = {};
  let left: string | null;
  addEventListener('pagehide', () => {
    left = localStorage.getItem(key);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || localStorage.getItem(key) === left) return;
    document.body.replaceChildren();
    location.reload();
  });
  try {
    const savedAt = JSON.parse(localStorage.getItem(`${key}-saved-at`) ?? '""');
    const isOverdue = Date.now() - Date.parse(savedAt) > 30 * 24 * 3_600_000;
    draft = JSON.parse((!isOverdue && localStorage.getItem(key)) || '{}');
    if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return;
  } catch {
    return;
  }
  if (!('answered' in form.dataset)) {
    for (const name of Object.keys(draft)) {
      const control = form.elements.namedItem(name) as HTMLInputElement | null;
      if (control && 'value' in control && typeof draft[name] === 'string')
        control.value = draft[name];
      // A year that is over is no choice any more; an empty field shows nothing, not even "Choose".
      if (control && 'selectedIndex' in control && control.selectedIndex === -1) control.value = '';
    }
  }
  form.addEventListener('input', () => {
    if ('hydrated' in form.dataset) return;
    new FormData(form).forEach((value, name) => {
      if (name !== 'step' && typeof value === 'string') draft[name] = value;
    });
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      return;
    }
  });
}
