import type { EnrollmentStatus } from '../enrollment-application.ts';

/** What a status means for the family, in plain words, and who has the next move. */
export interface StatusWords {
  title: string;
  meaning: string;
  awaited: string;
}

const NOTHING = 'Nothing more is needed.';

/** At /status, where somebody who knows the child's birth date is told nothing of the child. */
export const notToldHere: StatusWords = {
  title: 'Please call us',
  meaning: 'We have this application. We do not say on this page how far it has come.',
  awaited: 'You: call us, or sign in to the parent portal.',
};

export const enrollmentStatusWords: Record<EnrollmentStatus, StatusWords> = {
  submitted: {
    title: 'We have your application',
    meaning: 'It has reached the school and waits to be read.',
    awaited: 'The school: our admissions team reads it and gets in touch with you.',
  },
  underReview: {
    title: 'We are reading your application',
    meaning: 'Our admissions team is looking at it.',
    awaited: 'The school: we get in touch with you.',
  },
  offered: {
    title: 'We offer a place',
    meaning: 'There is a place at our school for your child.',
    awaited: 'You: please tell us whether you accept the place.',
  },
  waitlisted: {
    title: 'You are on the waiting list',
    meaning: 'There is no place at the moment. Your child is on our waiting list.',
    awaited: 'The school: we get in touch with you when a place becomes free.',
  },
  notOffered: {
    title: 'We could not offer a place',
    meaning: 'We are sorry. Please call us if you would like to talk about it.',
    awaited: NOTHING,
  },
  accepted: {
    title: 'You have accepted the place',
    meaning: 'We are glad that your child is coming.',
    awaited: 'The school: we finish the enrollment with you.',
  },
  declined: {
    title: 'You have declined the place',
    meaning: 'Thank you for telling us.',
    awaited: NOTHING,
  },
  rescinded: {
    title: 'The school has taken its offer back',
    meaning: 'Please call us if you would like to talk about it.',
    awaited: NOTHING,
  },
  enrolled: {
    title: 'Your child is enrolled',
    meaning: 'Welcome to our school.',
    awaited: NOTHING,
  },
  withdrawn: {
    title: 'The application has been withdrawn',
    meaning: 'If this is a mistake, please call us.',
    awaited: NOTHING,
  },
};
