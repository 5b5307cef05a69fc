import type { JobApplicationStatus } from '../job-application.ts';

/** A mail as the office reads and changes it before it leaves: paragraphs with an empty line between them. */
interface StageLetter {
  subject: string;
  text: string;
}

type Written = { name: string; position: string; school: string; phone: string };

const drafts: Partial<Record<JobApplicationStatus, (to: Written) => StageLetter>> = {
  interview: ({ name, position, school, phone }) => ({
    subject: `${school}: we would like to meet you`,
    text: [
      `Dear ${name},`,
      `Thank you for applying for ${position}. We have read your application and would like to talk with you.`,
      `Please call us on ${phone} or answer this mail, so that we can agree on a day and time. Bring your certificates and your identity document.`,
      `With kind regards,\n${school}`,
    ].join('\n\n'),
  }),
  offered: ({ name, position, school, phone }) => ({
    subject: `${school}: we offer you the job`,
    text: [
      `Dear ${name},`,
      `We enjoyed meeting you and would like you to join us as ${position}.`,
      `Please tell us whether you accept: answer this mail or call ${phone}. Then we talk with you about the contract.`,
      `With kind regards,\n${school}`,
    ].join('\n\n'),
  }),
  hired: ({ name, position, school, phone }) => ({
    subject: `${school}: welcome to our school`,
    text: [
      `Dear ${name},`,
      `We are glad that you join us as ${position}. Welcome!`,
      `Before your first day we get in touch with you about everything you need. Questions? Answer this mail or call ${phone}.`,
      `With kind regards,\n${school}`,
    ].join('\n\n'),
  }),
  notSelected: ({ name, position, school }) => ({
    subject: `${school}: your application`,
    text: [
      `Dear ${name},`,
      `Thank you for applying for ${position} and for the time you gave to it. We have chosen somebody else.`,
      'We wish you well, and you are welcome to apply again for another opening.',
      `With kind regards,\n${school}`,
    ].join('\n\n'),
  }),
};

/** The mail that is due when an application reaches a status, as a first draft; undefined where none is. */
export function draftStageLetter(
  to: JobApplicationStatus,
  written: Written,
): StageLetter | undefined {
  return drafts[to]?.(written);
}
