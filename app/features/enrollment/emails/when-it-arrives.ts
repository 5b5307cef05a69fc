import { roomNotice } from '#desk/mail/room-notice.ts';
import type { School } from '#features/content/schemas.ts';
import { headOfAdmissions, letterMail } from '#lib/mail/letter.ts';
import { sealInWords } from '../rounds/seal-in-words.ts';
import { isThisYourChild, openPageOfChildren } from './page-of-children.ts';

/** To the admissions office: something has arrived, and where to read it. */
export const enrollmentNotice = roomNotice({
  kind: 'enrollment-notice',
  to: (school: School) => school.admissionsEmail,
  room: 'enrollment',
  subject: 'New enrollment application',
  says: 'A family has applied for a place. Sign in at the desk to read it.',
});

const OTHER_WAY = 'Or open the page of all your children. It asks for nothing.';

interface Addressee {
  to: string;
  /** As a letter to them calls the child. */
  child: string;
  papers: readonly string[];
  isProven: boolean;
  /** Opens the page of the family; none for whoever gets letters and no link. */
  familyAt?: string | undefined;
  /** Of a child in a round: what its family reads of it, the seal of its words, and the page on which everybody can check it. */
  round?: { text: string; seal: string; page: string } | undefined;
}

/**
 * To the family: we have it, which papers the office asks for (by their labels), and what happens next. Nothing of what
 * they wrote. Who gets letters only is asked for nothing.
 */
export function enrollmentReceipt(
  { to, child, papers, isProven, familyAt, round }: Addressee,
  reference: string,
  { school, publicUrl }: { school: School; publicUrl: string },
) {
  const asksForPapers = familyAt !== undefined && papers.length > 0;
  return letterMail(
    { kind: 'enrollment-receipt', to, about: reference },
    headOfAdmissions(school),
    {
      subject: `${school.name}: we have your enrollment application (${reference})`,
      heading: 'We have your enrollment application',
      parts: [
        `This is about ${child}.`,
        `Thank you. Your application has reached the school${asksForPapers ? '.' : ', and you do not need to do anything now.'}`,
        { name: 'Your reference', code: reference },
        ...(round
          ? [
              round.text,
              `${sealInWords(round.seal)} Keep this mail: after the draw anybody can compare it with the words that were sealed, at ${publicUrl}${round.page}`,
            ]
          : [
              `What happens next: our admissions team reads your application and gets in touch with you${school.answerWithin ? ` within ${school.answerWithin}` : ''}.`,
            ]),
        ...(asksForPapers
          ? [
              `We need these papers: ${papers.join('; ')}. Open the page below, photograph them with your phone and send them there. You can also bring them to the school office. A paper that is missing does not stop your application.`,
            ]
          : []),
        ...(familyAt
          ? [
              `To ${asksForPapers ? 'send papers and to ' : ''}check the status, open this page. It asks for the reference and for your child’s date of birth.`,
              { label: 'Check the status', href: `${publicUrl}/status` },
              ...(isProven ? [OTHER_WAY, openPageOfChildren(familyAt)] : isThisYourChild(familyAt)),
            ]
          : []),
        `Questions? Call ${school.admissionsPhone} or write to ${school.admissionsEmail}, and say the reference.`,
        'You did not apply at our school? Then somebody gave us your address by mistake. Please tell us, and delete this mail.',
      ],
    },
  );
}
