import type { PrivacyNotice, School } from '#features/content/schemas.ts';
import { filledIn } from '#lib/text/filled-in.ts';

/** What somebody agreed to, frozen: later changes of the wording do not touch it. */
export interface Consent {
  noticeVersion: string;
  sentences: string[];
  agreedAt: string;
}

/** That somebody agreed to this version of the notice beside Submit, or to the newest one where no version is known. */
export function consentTo(
  { notices }: { notices: PrivacyNotice[] },
  school: School,
  { version, agreedAt }: { version?: string | undefined; agreedAt: string },
): Consent {
  const notice = notices.find((one) => one.version === version) ?? notices[0];
  if (!notice) throw new Error('The content has at least one notice');
  return { noticeVersion: notice.version, sentences: noticeInWords(notice, school), agreedAt };
}

/** The notice beside Submit with the school's own name and address in it. */
export function noticeInWords(notice: PrivacyNotice, school: School): string[] {
  const facts: Record<string, string> = {
    school: school.name,
    address: school.address.join(', '),
    email: school.email,
    phone: school.phone,
  };
  return notice.sentences.map((sentence) => filledIn(sentence, facts));
}
