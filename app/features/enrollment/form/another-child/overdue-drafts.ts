import { countsSince } from '#forms/device/kept-time.ts';
import { keepOthers, listOtherDrafts, type OtherDraft } from './other-drafts.ts';

/** Of the drafts that lie beside the form: apart from them, since the form itself never asks for it. */
export function forgetOverdueDrafts(slug: string, now: Date): void {
  const drafts = listOtherDrafts(slug);
  if (drafts.length === 0) return;
  const counted = drafts.map((draft) => ({ ...draft, savedAt: countsSince(draft.savedAt, now) }));
  keepOthers(
    slug,
    counted.filter((draft): draft is OtherDraft => draft.savedAt !== null),
  );
}
