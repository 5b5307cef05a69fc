import { startDeliveryQueue } from '#forms/delivery/delivery-queue.ts';
import { isSendable } from '#forms/delivery/what-to-send.ts';
import { endedSessionsMailbox } from '#forms/device/ended-sessions.ts';
import { type WaitingEntry, waitingEntries } from '#forms/device/submission-list.ts';
import { isOnlyInMemory, rawText, watchAll } from '#lib/device/device-store.ts';
import { element } from '#lib/device/element.ts';
import { notify } from '#ui/notify.ts';
import { broughtBackItem } from './brought-back.ts';
import { inWords, type WaitingKind, waitingKinds } from './waiting-kinds.ts';

const STYLES = new URL('../styles/waiting-line.css', import.meta.url).href;

/** What is sent right after Submit needs no line; only what takes longer than this. */
const PATIENCE_MS = 1500;
const UNREACHABLE = 'We still cannot reach the school. Your device tries again by itself.';

/**
 * Sends what waits on this device, and says at the foot of the page what it is, with the way to send it now.
 * `waitsSinceEarlier`: it lay here before this page was opened.
 */
export function startWaitingLine(slug: string, waitsSinceEarlier: boolean): void {
  const kinds = waitingKinds(slug);
  const listKeys = kinds.map(({ mailbox }) => mailbox.listKey);
  let isSending = false;
  let shownCount = 0;
  let shownTexts: string | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  // Comes before it is needed: the line may be gone by then.
  document.head.append(element('link', { rel: 'stylesheet', href: STYLES }));
  const sentence = element('p');
  const button = element('button', { className: 'btn', type: 'button' });
  const answer = element('span');
  answer.setAttribute('role', 'status');
  const toSend = element('div', {}, sentence, button, answer);
  const line = element('section', { className: 'waiting-line' });
  const forHands = new Map<string, HTMLElement>();
  let news: HTMLElement | undefined;

  const queue = startDeliveryQueue(
    // Whoever cleared this device does not want to read of it; their session ends without a word.
    [...kinds.map(({ mailbox }) => mailbox), endedSessionsMailbox(slug)],
    {
      startsNow: waitsSinceEarlier,
      onSending(isNow) {
        isSending = isNow;
        show();
      },
      onTally(listKey, { received }) {
        const kind = kinds.find(({ mailbox }) => mailbox.listKey === listKey);
        if (received > 0 && kind) notify(kind.received);
      },
    },
  );
  button.addEventListener('click', async () => {
    answer.textContent = '';
    if ((await queue.sendNow()) === 0) answer.textContent = UNREACHABLE;
  });

  function show(): void {
    const waiting = listKeys.map(waitingEntries);
    const sendable = waiting.map((entries) => entries.filter(isSendable));
    const count = sendable.flat().length;
    if (count === 0) {
      clearTimeout(later);
      answer.textContent = '';
      toSend.remove();
    } else if (shownCount === 0) {
      later = setTimeout(showLate, PATIENCE_MS);
    }
    shownCount = count;

    const inAll = inWords(
      kinds.map(({ words }, index) => ({ ...words, count: sendable[index]?.length ?? 0 })),
    );
    const isKept = !listKeys.some(isOnlyInMemory);
    sentence.textContent = sentenceOf(inAll, count, isSending, isKept);
    button.textContent = isSending ? 'Sending...' : 'Send now';
    button.setAttribute('aria-disabled', String(isSending));

    const left = new Set(forHands.keys());
    for (const [index, kind] of kinds.entries()) {
      for (const entry of waiting[index] ?? []) {
        const { key } = entry.delivery;
        if (isSendable(entry)) continue;
        left.delete(key);
        if (forHands.has(key)) continue;
        const item = undeliverable(slug, kind, entry);
        forHands.set(key, item);
        line.append(item);
      }
    }
    for (const key of left) {
      forHands.get(key)?.remove();
      forHands.delete(key);
    }
    news?.remove();
    news = broughtBackItem(kinds);
    if (news) line.append(news);
    const isNewsAlone = count === 0 && forHands.size === 0;
    line.setAttribute('aria-label', isNewsAlone ? 'About what you sent' : 'Not sent yet');
    place();
  }

  function showLate(): void {
    line.prepend(toSend);
    place();
  }

  function place(): void {
    if (!line.hasChildNodes()) line.remove();
    else if (!line.isConnected) document.body.append(line);
  }

  /** Whatever else changes on the device is no reason to read the lists again. */
  function look(): void {
    const texts = listKeys.map(rawText).join();
    if (texts === shownTexts) return;
    shownTexts = texts;
    const countBefore = shownCount;
    show();
    if (shownCount !== countBefore) queue.lookLater();
  }

  watchAll(look);
  look();
}

function sentenceOf(words: string, count: number, isSending: boolean, isKept: boolean): string {
  const verb = count === 1 ? 'is' : 'are';
  if (!isKept)
    return `${words} could not be kept on this device. Please leave this page open until it is sent.`;
  return isSending
    ? `${words} ${verb} being sent.`
    : `${words} ${verb} saved on this device and not sent yet.`;
}

const IN_THE_WAY =
  ' Something else is in the form now. Please send it first, or clear it; then press here again.';

/** What this device cannot send by itself: the school refused it, its file is gone, or the right to send it. Says why and what to do. */
function undeliverable(slug: string, kind: WaitingKind, entry: WaitingEntry): HTMLElement {
  const { refusal, form, needsProof } = entry.delivery;
  const { page, words, correct } = kind;
  const prove = needsProof ? kind.prove : undefined;
  const reason = prove
    ? prove.text
    : refusal
      ? `The school could not take ${words.one}: ${refusal.detail}`
      : `The file of ${words.one} is not on this device. Please choose it again.`;
  const text = element('p', { textContent: reason });
  const label = correct?.label ?? 'Go to the form';
  const button = element('button', { className: 'btn', type: 'button', textContent: label });
  button.addEventListener('click', () => {
    if (correct && !correct.prepare(slug, entry)) text.textContent = reason + IN_THE_WAY;
    // A new document reads what was put back.
    else if (!correct?.staysHere) location.assign(form ?? page);
  });
  if (!prove) return element('div', {}, text, button);
  const way = element('a', { className: 'btn', href: prove.page, textContent: prove.label });
  const ways = correct?.staysHere ? [way, button] : [way];
  return element('div', {}, text, element('span', { className: 'row' }, ...ways));
}
