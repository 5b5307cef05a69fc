import { findDraft, keepDraft } from '#forms/device/kept-draft.ts';
import { forget, forgetAll, keysFrom } from '#lib/device/device-store.ts';
import { deviceSlug } from '#lib/device/slug-meta.ts';

/**
 * What somebody of the office has typed and not sent, kept on this computer as a paper form is: a link, Back, a reload
 * or a power cut takes none of it away. `name` begins with the reference that it is about.
 */
const keyOf = (name: string) => `${deviceSlug()}.desk-text.${name}`;

/** Puts what was kept into the fields again; whether there was anything. */
export function restoreText(form: HTMLFormElement, name: string): boolean {
  const kept = findDraft(keyOf(name), new Date());
  if (!kept) return false;
  for (const field of textFields(form)) {
    const text = kept[field.name];
    if (typeof text === 'string') field.value = text;
  }
  return true;
}

/** Keeps what differs from what stood in the fields at first. */
export function keepText(form: HTMLFormElement, name: string): void {
  const typed = textFields(form).filter(({ value, defaultValue }) => value !== defaultValue);
  if (typed.length === 0) forgetText(name);
  else keepDraft(keyOf(name), Object.fromEntries(typed.map((field) => [field.name, field.value])));
}

export function forgetText(name: string): void {
  forget(keyOf(name));
}

/** Everything that was typed about one reference. */
export function forgetTextsAbout(reference: string): void {
  forgetAll(keyOf(reference));
}

export function forgetOverdueTexts(now: Date): void {
  // Looking for an overdue one forgets it.
  for (const key of keysFrom(keyOf(''))) findDraft(key, now);
}

/** A day is two fields (ui/fields/date-field.tsx), which only their own component can fill. */
const isOwn = ({ name, hidden }: HTMLInputElement) => name !== '' && !hidden;

function textFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && field.type === 'text' && isOwn(field)),
  );
}
