export interface EarlyDraftOptions {
  /** Where this list of the device has this text, something comes back before the draft does: React does it. */
  first?: { list: string; text: string };
  /** The field that says what the form is about. Where the page fills it in, the draft about something else stays away. */
  about?: string;
  /** What the page fills in: it is no draft while nobody has changed it. */
  suggested?: string[];
}

/**
 * Runs as text inside the page, behind a form and before React: puts a kept draft into the form that is already there,
 * keeps what is typed, and notes for this tab what is posted (`posted-early.ts`). On a slow line React is half a minute
 * away, and a power cut does not wait for it. It uses nothing from outside itself. A draft that it cannot read it leaves
 * for React to set aside. When Back restores the page and the draft is another or gone, it begins anew, as every page
 * does that is hydrated (restored-page.enhance.ts). `notAsked`: the fields that are no answers.
 */
export function keepDraftEarly(
  key: string,
  notAsked: string[],
  { first, about, suggested = [] }: EarlyDraftOptions,
): void {
  const form = document.currentScript?.previousElementSibling as HTMLFormElement;
  const page = document.documentElement;
  let draft: Record<string, unknown> = {};
  let savedAt: unknown;
  let left: string | null;
  try {
    sessionStorage.removeItem(key);
    left = localStorage.getItem(key);
  } catch {
    page.dataset.unkept = '';
    return;
  }
  // Back to what the server answered to a post: the draft is newer than that, or was sent or cleared since.
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if ('answered' in form.dataset && way?.type === 'back_forward') {
    if (!left) {
      location.replace(location.href);
      return;
    }
    delete form.dataset.answered;
  }
  addEventListener('pagehide', () => {
    left = localStorage.getItem(key);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || localStorage.getItem(key) === left) return;
    document.body.replaceChildren();
    location.reload();
  });
  try {
    draft = JSON.parse(left ?? '{}');
    savedAt = draft.savedAt ?? JSON.parse(localStorage.getItem(`${key}-saved-at`) ?? '""');
    // After 30 days; from before 2026 it is by a wrong clock (kept-time.ts).
    if (String(savedAt) > '2026' && Date.now() - Date.parse(String(savedAt)) > 2592e6) {
      for (const over of [key, `${key}-together`]) localStorage.removeItem(over);
      draft = {};
    }
    if (typeof draft !== 'object' || Array.isArray(draft)) return;
  } catch {
    return;
  }
  const fieldOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const asked = about && fieldOf(about).value;
  const isNext = !first || !localStorage.getItem(first.list)?.includes(first.text);
  if (isNext && (!asked || asked === draft[about]) && !('answered' in form.dataset)) {
    for (const control of form.elements as unknown as Iterable<HTMLInputElement>) {
      const kept = draft[control.name];
      const isFixed = control.type === 'file' || (control.readOnly && control.type !== 'hidden');
      if (typeof kept !== 'string' || isFixed) continue;
      const isSelect = control.type === 'select-one';
      const shown = isSelect ? control.value : control.defaultValue;
      // Without a day the page before has begun it, for another child.
      if (savedAt && kept && kept !== shown) page.dataset.restored = '';
      if (control.type === 'radio' || control.type === 'checkbox')
        control.checked = kept.split(',').includes(control.value);
      // What the page suggests stays where nothing was typed.
      else if (kept || isSelect) control.value = kept;
      // A year that is over is no choice any more; an empty field shows nothing, not even "Choose".
      if (isSelect && (control as unknown as HTMLSelectElement).selectedIndex === -1)
        control.value = '';
    }
  }
  const together = localStorage.getItem(`${key}-together`);
  if (left && together && !fieldOf('togetherWith')) {
    const hidden = { type: 'hidden', name: 'togetherWith', value: together.slice(1, -1) };
    form.append(Object.assign(document.createElement('input'), hidden));
  }
  const save = ({ type }: Event) => {
    if ('hydrated' in page.dataset) return;
    const typed: Record<string, string> = {};
    new FormData(form).forEach((value, name) => {
      if (notAsked.includes(name)) return;
      if (suggested.includes(name) && value === fieldOf(name).defaultValue) return;
      const text = typeof value === 'string' ? value : value.name;
      typed[name] = name in typed ? `${typed[name]},${text}` : text;
    });
    try {
      localStorage.setItem(key, JSON.stringify({ ...typed, savedAt: new Date() }));
      if (type === 'submit') sessionStorage.setItem(key, JSON.stringify(typed));
    } catch {
      page.dataset.unkept = '';
    }
  };
  for (const event of ['input', 'submit']) form.addEventListener(event, save);
}
