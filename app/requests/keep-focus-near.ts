/**
 * Call it when something is asked for, and what it returns once that is done. Where the button that was pressed is gone
 * with what it did, the focus goes to the heading of its section, or of the page: whoever uses a keyboard or a screen
 * reader goes on from there; in a list that says `data-goes-on` to the same button of the row that took its place. A
 * button that is still there stays in sight, whatever was added above it.
 */
export function keepFocusNear(): () => void {
  const pressed = document.activeElement;
  // Safari gives no focus to a button that a finger or a mouse presses: there is none to lose.
  if (!pressed || pressed === document.body) return () => {};
  const section = pressed.closest('section');
  const scrolledTo = window.scrollY;
  const next = nextInList(pressed);
  return () => {
    const focused = document.activeElement;
    // `checkVisibility` is younger than the phones that the desk and the portal are made for.
    if (focused && focused !== document.body && focused.getClientRects().length > 0) {
      const { top, bottom } = focused.getBoundingClientRect();
      const isInSight = top >= 0 && bottom <= window.innerHeight;
      // Who has scrolled meanwhile reads something else. At the edge the notice would lie over it.
      if (!isInSight && window.scrollY === scrolledTo) focused.scrollIntoView({ block: 'center' });
      return;
    }
    const goesOn = next();
    if (goesOn) return goesOn.focus();
    // Another status may have a section of its own under the same heading.
    const heading =
      document.getElementById(section?.getAttribute('aria-labelledby') ?? '') ??
      (section?.isConnected
        ? section
        : document.getElementById('main')
      )?.querySelector<HTMLElement>('h1, h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  };
}

/** Where the same is pressed for one row after the other, and a row leaves with what was pressed. */
function nextInList(pressed: Element): () => HTMLElement | undefined {
  const row = pressed.closest('[data-goes-on] > li');
  const list = row?.parentElement;
  if (!list) return () => undefined;
  const buttonsOf = (one?: Element | null) => [...(one?.querySelectorAll('button') ?? [])];
  const place = [...list.children].indexOf(row);
  const which = [...row.querySelectorAll('button')].indexOf(pressed as HTMLButtonElement);
  return () => buttonsOf(list.children[place] ?? list.lastElementChild)[which];
}

/**
 * The first field that was refused has the focus: in a long form, or in a dialog, it may be scrolled out of sight. Where
 * none is to blame, the field stays in sight that somebody was in: the foot of a dialog grows with the refusal, by as
 * many lines as its sentence needs.
 */
export function focusRefused(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  const field = form?.querySelector(':focus');
  const foot = form?.querySelector<HTMLElement>('.ask-foot');
  const dialog = foot?.closest('dialog');
  if (dialog) dialog.style.scrollPaddingBottom = `${foot?.offsetHeight}px`;
  if (field?.matches('input, select, textarea')) field.scrollIntoView({ block: 'center' });
}

/** A dialog that begins with a choice begins at what is chosen: the browser takes the first, and one press changes it. */
export function focusChosen(): void {
  const first = document.activeElement;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio' || first.checked) return;
  const ofGroup = first.form?.elements.namedItem(first.name);
  const all = ofGroup instanceof RadioNodeList ? [...ofGroup] : [];
  const chosen = all.find((one) => one instanceof HTMLInputElement && one.checked);
  if (chosen instanceof HTMLElement) chosen.focus();
}
