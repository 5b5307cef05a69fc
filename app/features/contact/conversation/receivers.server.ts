import type { BarredFromChild } from '#desk/family/family-part.ts';
import type { School } from '#features/content/schemas.ts';
import { headOfAdmissions, type LetterPart, letterMail } from '#lib/mail/letter.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail, type MailKind } from '#lib/mail/outbox.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { answerLink } from './answer-link.server.ts';

/** Somebody whom the school writes to in a conversation. */
export interface Receiver {
  name: string;
  email: string;
  /** What a letter to them calls the child: by first name only where the address is known to be that of a guardian. */
  child?: string | undefined;
  /** Of the form on which they stand, where that is another one of the same child: the one that they know. */
  reference?: string;
  /**
   * Why no code and no link goes to it: nobody has shown that the address is theirs, and somebody else typed it; or
   * the office has said that they get letters and nothing else.
   */
  closed?: 'unproven' | 'lettersOnly' | undefined;
  /** Whether an account with this address opens the application in the portal. */
  hasPortal?: boolean;
  /** The link to the page of all their children, where the address is proven; a letter makes one of its own. */
  pageOfChildren?: (now: Date, site: Needs<'publicUrl' | 'secret'>) => LetterPart;
  /** Whether they want to be written to; who does not can still read and answer. */
  wantsLetters?: boolean;
}

/** Who hears of what the school says about an application, as it is now. Enrollment answers it. */
export type FindReceivers = (read: ReadStore, about: string) => Promise<Receiver[]>;

/** Somebody who must not be told of a child, as whoever answers a message about it reads. */
type BarredInShort = Pick<
  BarredFromChild,
  'id' | 'name' | 'child' | 'reference' | 'mayKnow' | 'mayCollect'
>;

/** Who must not be told what a message is about, or of a child of whoever has sent it. */
type ListBarredNear = (
  read: ReadStore,
  message: { about: string | null; email: string; phone: string; name: string },
) => Promise<BarredInShort[]>;

declare module '#desk/define-room.server.ts' {
  interface RoomServices {
    findReceivers: FindReceivers;
    listBarredNear: ListBarredNear;
  }
}

export interface Site extends Needs<'publicUrl' | 'secret'> {
  content: { school: School };
}

/** Whether a mail goes to them. */
export function isWrittenTo({ email, wantsLetters = true }: Receiver): boolean {
  return wantsLetters && isMailAddress(email);
}

interface Notice {
  /** Id of the conversation that the link opens. */
  conversation: string;
  about: string;
  kind: MailKind;
  heading: string;
  says: string;
  leavesAt?: Date | undefined;
}

/** How somebody whom no link goes to reads what the school has written. */
const partsWithoutLink: Record<NonNullable<Receiver['closed']>, (url: string) => LetterPart[]> = {
  unproven: (url) => [
    'The school has written about an application. To read it, open this page, or call us. The page asks for the reference and for the child’s date of birth.',
    { label: 'Check the status', href: `${url}/status` },
  ],
  lettersOnly: () => ['The school has written about an application. Please call us to hear what.'],
};

/**
 * Tells everybody that something of the school waits to be read, with a link of their own that opens it and takes the
 * answer; an address that nobody has proven gets no link. None of the words is in the mail.
 */
export async function writeToReceivers(
  transaction: WriteTransaction,
  { content: { school }, publicUrl, secret }: Site,
  { conversation, about, kind, heading, says, leavesAt }: Notice,
  receivers: readonly Receiver[],
  now: Date,
): Promise<void> {
  for (const receiver of receivers.filter(isWrittenTo)) {
    const { email, child, closed, hasPortal, pageOfChildren, reference = about } = receiver;
    const open = () => answerLink(conversation, email, now, { publicUrl, secret });
    const way: LetterPart[] = closed
      ? partsWithoutLink[closed](publicUrl)
      : [says, { label: 'Read and answer', href: open() }];
    const mail = letterMail({ kind, to: email, about, leavesAt }, headOfAdmissions(school), {
      subject: `${school.name}: ${heading.charAt(0).toLowerCase()}${heading.slice(1)} (${reference})`,
      heading,
      parts: [
        ...(child ? [`This is about ${child}.`] : []),
        ...way,
        ...(pageOfChildren ? [pageOfChildren(now, { publicUrl, secret })] : []),
        { name: 'Your reference', code: reference },
        closed
          ? `Our phone number is ${school.admissionsPhone}.`
          : `You can also ${hasPortal ? 'answer in the parent portal, or ' : ''}call ${school.admissionsPhone}. Please give the link above to nobody: whoever has it can read what we wrote.`,
      ],
    });
    await enqueueMail(transaction, mail, now);
  }
}
