import type { OfficeLetter } from '#lib/mail/office-letter.ts';
import type { JobApplicationStatus } from '../job-application-status.ts';

type Written = { name: string; position: string; school: string; phone: string };

const drafts: Partial<
  Record<JobApplicationStatus, (to: Written) => { subject: string; says: string[] }>
> = {
  interview: ({ position, phone }) => ({
    subject: 'we would like to meet you',
    says: [
      `Thank you for applying for ${position}. We have read your application and would like to talk with you.`,
      `Please call us on ${phone} or answer this mail, so that we can agree on a day and time. Bring your certificates and your identity document.`,
    ],
  }),
  offered: ({ position, phone }) => ({
    subject: 'we offer you the job',
    says: [
      `We enjoyed meeting you and would like you to join us as ${position}.`,
      `Please tell us whether you accept: answer this mail or call ${phone}. Then we talk with you about the contract.`,
    ],
  }),
  hired: ({ position, phone }) => ({
    subject: 'welcome to our school',
    says: [
      `We are glad that you join us as ${position}. Welcome!`,
      `Before your first day we get in touch with you about everything you need. Questions? Answer this mail or call ${phone}.`,
    ],
  }),
  notSelected: ({ position }) => ({
    subject: 'your application',
    says: [
      `Thank you for applying for ${position} and for the time you gave to it. We have chosen somebody else.`,
      'We wish you well, and you are welcome to apply again for another opening.',
    ],
  }),
};

/** The mail that is due when an application reaches a status, as a first draft; undefined where none is. */
export function draftStatusLetter(
  to: JobApplicationStatus,
  written: Written,
): OfficeLetter | undefined {
  const { name, school } = written;
  const draft = drafts[to]?.(written);
  return (
    draft && {
      subject: `${school}: ${draft.subject}`,
      text: [`Dear ${name},`, ...draft.says, `With kind regards,\n${school}`].join('\n\n'),
    }
  );
}
