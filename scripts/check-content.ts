import { openUpToDateStore } from '#db/open-store.server.ts';
import { findPrivacyGaps } from '#features/content/privacy-gaps.ts';
import { readContent } from '#features/content/read.server.ts';
import { findSocialPlaceholders } from '#features/content/social-links.ts';
import { sortDoubts } from '#features/publishing/doubts/dismissed-doubts.server.ts';
import { type Doubt, findDoubts } from '#features/publishing/doubts/find-doubts.ts';
import { findUnnamedAnswers } from '#features/submissions/named-in-privacy.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { CannotStart, readEnvironment } from '#lib/env.server.ts';

try {
  const env = readEnvironment(process.env);
  const content = readContent(env.contentDir);
  const { open, note } = await withoutDismissed(findDoubts(content, dayInLusaka(new Date())), env);
  const doubts = [
    ...open.map(({ file, words }) => `${file}: ${words}`),
    ...findSocialPlaceholders(content.school),
    ...findPrivacyGaps(content.privacy),
    ...findUnnamedAnswers(content.privacy),
  ];
  console.log('The content is well-formed.');
  for (const doubt of doubts) console.warn(`Please look again: ${doubt}`);
  if (note) console.log(note);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** What nobody at the desk has said to be right. Only looks: a database is neither made nor changed for it. */
async function withoutDismissed(
  doubts: Doubt[],
  env: ReturnType<typeof readEnvironment>,
): Promise<{ open: Doubt[]; note?: string }> {
  if (doubts.length === 0) return { open: doubts };
  const unknown = (why: string) => ({
    open: doubts,
    note: `What the office has said to be right at the desk is not known here: ${why}.`,
  });
  try {
    const store = await openUpToDateStore(env);
    if (!store) return unknown('there is no database that this version has started with');
    try {
      const { open, dismissed } = await sortDoubts(store.read, doubts);
      if (dismissed.length === 0) return { open };
      return { open, note: `Said to be right at the desk, and left out: ${dismissed.length}.` };
    } finally {
      await store.close();
    }
  } catch (error) {
    return unknown(error instanceof Error ? error.message : String(error));
  }
}
