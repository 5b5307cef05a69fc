import type { OfficeLetter } from '#lib/mail/office-letter.ts';

/** Who is invited, and why. */
export interface Invited {
  /** The first line, such as `Dear Natasha Phiri,` */
  greeting: string;
  /** What is talked about, such as `Art Teacher` or `a place in Grade 1`. */
  about: string;
  /** What they are to bring, in a sentence. */
  bring?: string;
  school: string;
  phone: string;
}

/** A first draft of the mail that says when the interview is; the day stands below what the office writes. */
export function draftInterviewLetter(
  { greeting, about, bring, school, phone }: Invited,
  isChange: boolean,
): OfficeLetter {
  const call = `Please call us on ${phone} if you cannot come.`;
  return {
    subject: `${school}: ${isChange ? 'your interview has moved' : 'your interview'}`,
    text: [
      greeting,
      isChange
        ? `We have to change when we meet for your interview for ${about}. The day and time that hold now stand at the end of this mail.`
        : `We look forward to meeting you about ${about}. The day and time stand at the end of this mail.`,
      bring ? `${call} ${bring}` : call,
      `With kind regards,\n${school}`,
    ].join('\n\n'),
  };
}

/** What the program writes where a step that has no letter ends what they were invited to. */
export function interviewIsOver({
  about,
  school,
  phone,
}: Pick<Invited, 'about' | 'school' | 'phone'>): OfficeLetter {
  return {
    subject: `${school}: your interview does not take place`,
    text: [
      `The interview for ${about} to which we invited you does not take place. With this mail your calendar takes the day out, if you put it there.`,
      `Questions? Please call us on ${phone}.`,
    ].join('\n\n'),
  };
}

/** A first draft of the mail that calls it off. */
export function draftCallingOff({ greeting, about, school, phone }: Invited): OfficeLetter {
  return {
    subject: `${school}: your interview does not take place`,
    text: [
      greeting,
      `Your interview for ${about} does not take place on the day that we told you. We are sorry. We get in touch with you, or you call us on ${phone}.`,
      `With kind regards,\n${school}`,
    ].join('\n\n'),
  };
}
