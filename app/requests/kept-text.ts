import { findDraft, keepDraft } from '#forms/device/kept-draft.ts';
import { textsKey } from '#forms/device/typed-texts.ts';
import { forget, forgetAll, keysFrom } from '#lib/device/device-store.ts';
import { deviceSlug } from '#lib/device/slug-meta.ts';
import { DAY_IS_BACK } from '#ui/fields/day-is-back.ts';

/**
 * What somebody of the office or a guardian has typed and not sent, kept on this computer as a paper form is: a link,
 * Back, a reload or a power cut takes none of it away, signing out does. `name` begins with the reference that it is
 * about.
 */
const keyOf = (name: string) => textsKey(deviceSlug()) + name;

/** What was typed under this name, by the names of the fields; undefined without any. */
export function findTyped(name: string): Record<string, string> | undefined {
  const kept = findDraft(keyOf(name), new Date());
  if (!kept) return undefined;
  const texts = Object.entries(kept).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Keeps what was typed under this name; nothing typed is nothing kept. */
export function keepTyped(name: string, typed: Record<string, string> | undefined): void {
  if (typed) keepDraft(keyOf(name), typed);
  else forgetText(name);
}

/** Puts what was kept into the fields again; whether there was anything. */
export function restoreText(form: HTMLFormElement, name: string): boolean {
  const kept = findTyped(name);
  if (!kept) return false;
  for (const field of textFields(form)) field.value = kept[field.name] ?? field.value;
  showDays(form);
  return true;
}

/** The fields are as they were at first. */
export function resetText(form: HTMLFormElement): void {
  form.reset();
  showDays(form);
}

/** A day is typed into a field beside the one that is sent (ui/fields/date-field.tsx). */
function showDays(form: HTMLFormElement): void {
  for (const field of textFields(form))
    if (field.hidden) field.dispatchEvent(new Event(DAY_IS_BACK));
}

/** Keeps what differs from what stood in the fields at first. */
export function keepText(form: HTMLFormElement, name: string): void {
  const typed = textFields(form)
    .filter((field) => field.value !== valueAtFirst(field))
    .map((field) => [field.name, field.value]);
  keepTyped(name, typed.length > 0 ? Object.fromEntries(typed) : undefined);
}

export function forgetText(name: string): void {
  forget(keyOf(name));
}

/** Everything that was typed about one reference; false where that was nothing. */
export function forgetTextsAbout(reference: string): boolean {
  const isAny = keysFrom(keyOf(reference)).length > 0;
  forgetAll(keyOf(reference));
  return isAny;
}

export function forgetOverdueTexts(now: Date): void {
  // Looking for an overdue one forgets it.
  for (const key of keysFrom(keyOf(''))) findDraft(key, now);
}

/** Never a password, nor what is a choice; a list to choose from only where it says `data-kept`. */
const isKept = (type: string) => ['text', 'tel', 'email'].includes(type);

type KeptField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function textFields(form: HTMLFormElement): KeptField[] {
  return [...form.elements].filter(
    (field): field is KeptField =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && isKept(field.type) && field.name !== '') ||
      (field instanceof HTMLSelectElement && field.dataset.kept !== undefined),
  );
}

function valueAtFirst(field: KeptField): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}
