import { findPrivacyGaps } from '#features/content/privacy-gaps.ts';
import { readContent } from '#features/content/read.server.ts';
import { findDoubts } from '#features/publishing/doubts/find-doubts.ts';
import { findUnnamedAnswers } from '#features/submissions/named-in-privacy.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { CannotStart, readEnvironment } from '#lib/env.server.ts';

try {
  const content = readContent(readEnvironment(process.env).contentDir);
  const doubts = [
    ...findDoubts(content, dayInLusaka(new Date())).map(({ file, words }) => `${file}: ${words}`),
    ...findPrivacyGaps(content.privacy),
    ...findUnnamedAnswers(content.privacy),
  ];
  console.log('The content is well-formed.');
  for (const doubt of doubts) console.warn(`Please look again: ${doubt}`);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
