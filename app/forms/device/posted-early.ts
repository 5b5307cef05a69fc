import type { Entry } from './submission-list.ts';

/**
 * Runs as text inside the page that answers a form which this tab has posted before React was there, as `early-draft.ts`
 * has noted: what was the draft is sent, and stands in the device's list as if React had sent it. Only once: the page may
 * be looked at again after the device was cleared. It uses nothing from outside itself. A draft that is another by now
 * stays. Answers that the page does not know, as that of a job application, are those that were posted. Without a list
 * only the draft goes.
 */
export function keepPostedEarly(draftKey: string, listKey?: string, entry?: Entry): void {
  try {
    const note = sessionStorage.getItem(draftKey);
    if (note === null) return;
    sessionStorage.removeItem(draftKey);
    const posted: Record<string, string> = JSON.parse(note);
    for (const name of Object.keys(posted)) posted[name] = (posted[name] ?? '').trim();
    const draft = JSON.parse(localStorage.getItem(draftKey) ?? '{}');
    const together = JSON.parse(localStorage.getItem(`${draftKey}-together`) ?? 'null');
    if (Object.keys(posted).every((name) => (draft[name] ?? '').trim() === posted[name])) {
      for (const part of ['', '-together']) localStorage.removeItem(draftKey + part);
    }
    if (!listKey || !entry) return;
    const { delivery, ...fields } = entry;
    const sent = {
      ...posted,
      ...fields,
      delivery: {
        ...delivery,
        receivedAt: new Date().toISOString(),
        ...(together && { togetherWith: together }),
      },
    };
    const list = JSON.parse(localStorage.getItem(listKey) ?? '[]');
    localStorage.setItem(listKey, JSON.stringify([...list, sent]));
  } catch {
    // Refused storage keeps no draft either; what cannot be read React sets aside.
  }
}
