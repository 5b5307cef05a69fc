import { submitEntry } from '#forms/delivery/submit-entry.ts';
import { removeEntry, type WaitingEntry, waitingEntries } from '#forms/device/submission-list.ts';
import { watch } from '#lib/device/device-store.ts';
import { element } from '#lib/device/element.ts';
import { WORDS_FIELD } from '../answer-draft.ts';
import { childMessagesMailbox } from './delivery.ts';
import { childMessagesKey } from './device-keys.ts';
import { inConversation, itIsThere, notSentYet } from './kept-in-words.ts';
import { bringBackMessage, isOfWriter, keepMessage, renewPass } from './kept-message.ts';

/** A form of the page, with what is said above it. */
interface PlaceOfChild {
  form: HTMLFormElement;
  status: HTMLElement;
  about: string;
  field: HTMLTextAreaElement;
  read(name: string): string;
}

/**
 * Keeps and sends what is written on the page of a family. `others`: where what waits stands that no form of this page is
 * about, also when the page is closed.
 */
export function writeAboutChildren(slug: string, others: HTMLElement): void {
  const listKey = childMessagesKey(slug);
  const mailbox = childMessagesMailbox(slug);
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-about]')];
  const places = forms.map(placeOf);
  /** By its key, what stands on the screen as not sent. */
  const shown = new Map<string, WaitingEntry>();

  function show(): void {
    const waiting = waitingEntries(listKey);
    for (const { status } of places) status.querySelector('.waits')?.remove();
    others.replaceChildren();
    for (const entry of waiting) {
      const { key } = entry.delivery;
      const drop = () => {
        shown.delete(key);
        removeEntry(listKey, key);
      };
      const note = notSentYet(slug, entry, drop);
      note.classList.add('waits');
      const place = places.find(({ about }) => about === entry.about);
      (place?.status ?? others).append(note);
      unfold(place);
      shown.set(key, entry);
    }
    for (const [key, entry] of shown) {
      if (waiting.some(({ delivery }) => delivery.key === key)) continue;
      shown.delete(key);
      arrived(entry);
    }
  }

  function arrived({ about, words }: WaitingEntry, reference?: string): void {
    const place = places.find((one) => one.about === about);
    if (!place) {
      others.append(itIsThere(reference));
      return;
    }
    const { form, status } = place;
    const said = form.parentElement?.querySelector('.talk') ?? element('ol', { className: 'talk' });
    status.before(said);
    said.append(inConversation(String(words)));
    status.replaceChildren(itIsThere(reference));
  }

  async function send(entry: WaitingEntry, place: PlaceOfChild): Promise<void> {
    const outcome = await submitEntry(mailbox, entry);
    shown.delete(entry.delivery.key);
    if (outcome.kind === 'received') arrived(entry, outcome.receipt.reference);
    if (outcome.kind === 'refused') refuse(place, String(entry.words), outcome.problem.detail);
    show();
  }

  async function press(place: PlaceOfChild): Promise<void> {
    const { form, field, status, read, about } = place;
    const button = form.querySelector('button');
    if (!button || button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    const label = button.textContent;
    button.textContent = 'Sending...';
    const written = { about, pass: read('pass'), words: field.value.trim(), after: read('after') };
    const entry = keepMessage(slug, written);
    field.value = '';
    status.replaceChildren();
    await send(entry, place);
    button.textContent = label;
    button.ariaDisabled = 'false';
    status.focus();
  }

  for (const place of places) {
    const writer = { about: place.about, pass: place.read('pass') };
    for (const entry of waitingEntries(listKey)) {
      if (!isOfWriter(entry, writer) || !entry.delivery.refusal) continue;
      const words = String(entry.words);
      refuse(place, words, bringBackMessage(slug, entry));
    }
    for (const entry of renewPass(slug, writer)) void send(entry, place);
    place.form.addEventListener('submit', (event) => {
      // Of nothing but spaces the server says what is wrong.
      if (place.field.value.trim() === '') return;
      event.preventDefault();
      void press(place);
    });
  }
  watch(listKey, () => {
    // While a press is under way it says itself what came of it.
    if (!forms.some((form) => form.querySelector('[aria-disabled=true]'))) show();
  });
  show();
}

function placeOf(form: HTMLFormElement): PlaceOfChild {
  const status = element('div', { tabIndex: -1, className: 'outcome' });
  status.setAttribute('role', 'status');
  form.before(status);
  const fieldOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  return {
    form,
    status,
    about: form.dataset.about ?? '',
    field: form.elements.namedItem(WORDS_FIELD) as HTMLTextAreaElement,
    read: (name) => fieldOf(name).value,
  };
}

/** The words go back into the field, unless something newer stands there. */
function refuse(place: PlaceOfChild, words: string, detail: string): void {
  if (place.field.value === '') place.field.value = words;
  place.status.replaceChildren(
    element('p', { className: 'note' }, element('b', {}, 'Not sent.'), ` ${detail}`),
  );
  unfold(place);
}

function unfold(place: PlaceOfChild | undefined): void {
  const folded = place?.form.closest('details');
  if (folded) folded.open = true;
}
