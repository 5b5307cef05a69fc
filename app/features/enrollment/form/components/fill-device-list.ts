export const LIST_ID = 'applications-on-device';

/**
 * Fills the box with the applications that this device keeps, the newest first: the child, sent or waiting, and the
 * reference. Runs as text inside pages without scripts too, so it uses nothing from outside itself. `kept` is the
 * device's list (`kept-form.ts`); one that cannot be read is left to the form to set aside. `onRemove` takes what
 * the school has out of that list, by its key: other people may use this phone.
 */
export function fillDeviceList(
  box: HTMLElement | null,
  kept: string | null,
  onRemove: (key: string) => void,
): void {
  if (!box) return;
  let entries: unknown;
  try {
    entries = JSON.parse(kept ?? '[]');
  } catch {
    return;
  }
  const add = (parent: HTMLElement, name: string, text = '') => {
    const element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  box.textContent = '';
  box.hidden = !Array.isArray(entries) || entries.length === 0;
  if (box.hidden) return;
  add(box, 'h2', 'Your applications from this device').className = 'mb-g2';
  const list = add(box, 'ul');
  for (const entry of (entries as Record<string, unknown>[]).slice().reverse()) {
    const { studentFirstName, studentLastName, submissionDate } = entry;
    const { key, hasReachedSchool, reference, refusal, note } = (entry.delivery ?? {}) as Record<
      string,
      unknown
    >;
    const day = new Date(String(submissionDate)).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'Africa/Lusaka',
    });
    const item = add(list, 'li');
    add(item, 'b', `${studentFirstName} ${studentLastName}`);
    if (hasReachedSchool) {
      item.append(`: sent on ${day}.`);
      if (reference) {
        item.append(' Reference ');
        add(item, 'b', String(reference)).className = 'one-line';
      }
      if (note) item.append(`. ${note}`);
      item.append(' ');
      const button = add(item, 'button', 'Remove from this device') as HTMLButtonElement;
      Object.assign(button, { type: 'button', className: 'btn line sm' });
      add(button, 'span', `: ${studentFirstName} ${studentLastName}`).className = 'visually-hidden';
      button.addEventListener('click', () => onRemove(String(key)));
    } else if (refusal) item.append(': the school could not take it. It has to be corrected.');
    else item.append(': not sent yet. It is sent by itself when there is a connection.');
  }
}

/**
 * The same on a page without React, which reads the list and changes it itself, and shows it anew at the event `changed`
 * of the box. Runs as text inside the page: also before any other script is here, and where none could be loaded.
 */
export function showDeviceList(
  fill: typeof fillDeviceList,
  id: string,
  listKey: string,
  changed: string,
): void {
  const show = () => {
    let kept: string | null = null;
    try {
      kept = localStorage.getItem(listKey);
    } catch {
      // A browser that keeps nothing has no list.
    }
    fill(document.getElementById(id), kept, (key) => {
      // Read anew: another tab may have added one meanwhile.
      const entries: { delivery?: { key?: string } }[] = JSON.parse(
        localStorage.getItem(listKey) ?? '[]',
      );
      const rest = entries.filter(({ delivery }) => delivery?.key !== key);
      localStorage.setItem(listKey, JSON.stringify(rest));
      show();
    });
  };
  document.getElementById(id)?.addEventListener(changed, show);
  show();
}
