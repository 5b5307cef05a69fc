/**
 * Runs as text inside the page, behind a form and before React: puts a kept draft into the form that is already there,
 * keeps what is typed, and notes for this tab what is posted (`posted-early.ts`). On a slow line React is half a minute
 * away, and a power cut does not wait for it. It uses nothing from outside itself. A draft that it cannot read it leaves
 * for React to set aside. When Back restores the page and the draft is another or gone, it begins anew, as every page
 * does that is hydrated (restored-page.enhance.ts). `notAsked`: the fields that are no answers.
 */
export function keepDraftEarly(key: string, notAsked: string[]): void {
  const form = document.currentScript?.previousElementSibling as HTMLFormElement;
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
    sessionStorage.removeItem(key);
    draft = JSON.parse(localStorage.getItem(key) ?? '{}');
    const savedAt = draft.savedAt ?? JSON.parse(localStorage.getItem(`${key}-saved-at`) ?? '""');
    if (Date.now() - Date.parse(String(savedAt)) > 30 * 24 * 3_600_000) draft = {};
    if (typeof draft !== 'object' || Array.isArray(draft)) return;
  } catch {
    return;
  }
  if (!('answered' in form.dataset)) {
    if (Object.keys(draft).length > 0) document.documentElement.dataset.restored = '';
    for (const name of Object.keys(draft)) {
      const control = form.elements.namedItem(name) as HTMLInputElement | null;
      if (control && 'value' in control && typeof draft[name] === 'string')
        control.value = draft[name];
      // A year that is over is no choice any more; an empty field shows nothing, not even "Choose".
      if (control && 'selectedIndex' in control && control.selectedIndex === -1) control.value = '';
    }
  }
  const together = localStorage.getItem(`${key}-together`);
  if (together && !form.elements.namedItem('togetherWith')) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name: 'togetherWith', value: together.slice(1, -1) });
    form.append(input);
  }
  const save = ({ type }: Event) => {
    if ('hydrated' in document.documentElement.dataset) return;
    const typed: Record<string, string> = {};
    new FormData(form).forEach((value, name) => {
      if (!notAsked.includes(name) && typeof value === 'string') typed[name] = value;
    });
    try {
      localStorage.setItem(key, JSON.stringify({ ...draft, ...typed }));
      if (type === 'submit') sessionStorage.setItem(key, JSON.stringify(typed));
    } catch {
      return;
    }
  };
  for (const event of ['input', 'submit']) form.addEventListener(event, save);
}
