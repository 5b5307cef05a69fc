import type { OfficeLetter } from '#lib/mail/office-letter.ts';

interface Candidate {
  name: string;
  position: string;
  school: string;
  phone: string;
}

/** A first draft of the mail that says when the interview is; the day stands below what the office writes. */
export function draftInterviewLetter(
  { name, position, school, phone }: Candidate,
  isChange: boolean,
): OfficeLetter {
  return {
    subject: `${school}: ${isChange ? 'another day for your interview' : 'your interview'}`,
    text: [
      `Dear ${name},`,
      isChange
        ? `We have to move your interview for ${position} to another day. The new day and time stand at the end of this mail.`
        : `We look forward to meeting you about ${position}. The day and time stand at the end of this mail.`,
      `Please call us on ${phone} if you cannot come. Bring your certificates and your identity document.`,
      `With kind regards,\n${school}`,
    ].join('\n\n'),
  };
}

/** A first draft of the mail that calls it off. */
export function draftCallingOff({ name, position, school, phone }: Candidate): OfficeLetter {
  return {
    subject: `${school}: your interview does not take place`,
    text: [
      `Dear ${name},`,
      `Your interview for ${position} does not take place on the day that we told you. We are sorry. We get in touch with you, or you call us on ${phone}.`,
      `With kind regards,\n${school}`,
    ].join('\n\n'),
  };
}
