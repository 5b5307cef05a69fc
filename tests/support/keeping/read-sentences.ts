import type { Page } from '@playwright/test';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';

/** What speaks of keeping or sending. */
const ABOUT =
  /\b(keeps?|kept|save[sd]?|safe|sends?|sent|sending|goes out|stays?|received|reached|could not reach|clear|removed?|(leave|close) th[ei]s? page|come back|still (on|in)|on this device)\b/i;

/** What the school says of what it does itself with the answers, in the words of `content/`. */
const OF_THE_SCHOOL =
  /keeps? (the|your) answers|^We keep them|^We use (them|what)|^By pressing|keep your child safe|^Safe and|when we have (decided|received)|^We send the reference|^Come back here and|^When you come back/;

/** What the page says now of keeping and sending, sentence by sentence, as somebody reads it in `within`. */
export async function sentencesAboutKeeping(page: Page, within = 'main'): Promise<string[]> {
  const parts = await page
    .locator(`${within}, .notice, .waiting-line, footer [data-says]`)
    .filter({ visible: true })
    .allInnerTexts();
  return parts
    .flatMap((text) => plainSpaces(text).split(/\n+|(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => ABOUT.test(sentence) && !OF_THE_SCHOOL.test(sentence));
}
