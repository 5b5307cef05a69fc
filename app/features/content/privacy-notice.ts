import type { PrivacyNotice, School } from '#features/content/schemas.ts';
import { filledIn } from '#lib/text/filled-in.ts';

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
