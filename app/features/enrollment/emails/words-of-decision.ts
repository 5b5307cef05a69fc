import type { EnrollmentStatus } from '../enrollment-status.ts';
import { ASK_US, OTHER_YEAR } from '../second-chance/look-again.ts';

/** A letter before the school's name and telephone are in it. */
export interface LetterWords {
  subject: string;
  paragraphs: string[];
}

/** By the status that they tell of; no other brings a letter. */
export const decisionWords: Partial<Record<EnrollmentStatus, LetterWords>> = {
  offered: {
    subject: 'we offer a place',
    paragraphs: [
      'We are happy to offer your child a place at our school. Please tell us whether you accept it.',
    ],
  },
  waitlisted: {
    subject: 'you are on the waiting list',
    paragraphs: [
      'All places are taken at the moment. We have put your application on the waiting list, and we get in touch with you when there is a free place.',
      'You do not need to do anything now.',
    ],
  },
  notOffered: {
    subject: 'about your application',
    paragraphs: [
      'Thank you for your application. We are sorry: this time we cannot offer a place.',
      ASK_US,
      OTHER_YEAR,
      'Please call us if you would like to talk about it.',
    ],
  },
  rescinded: {
    subject: 'we have taken our offer back',
    paragraphs: [
      'We have to tell you that the school has taken its offer of a place back.',
      'Please call us, so that we can explain why and talk about what you can do now.',
    ],
  },
  enrolled: {
    subject: 'the enrollment is complete',
    paragraphs: [
      'The enrollment is complete. Welcome to our school!',
      'We look forward to seeing you on the first day.',
    ],
  },
};

/** Where a form is taken over into the next school year. */
export const nextYearWords: LetterWords = {
  subject: 'your application for the next school year',
  paragraphs: [
    'You asked us to keep your answers for the next school year. We have put your application on the waiting list for that year, and we get in touch with you when there is a place.',
    'You do not need to do anything now.',
  ],
};
