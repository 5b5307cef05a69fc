import type { JobApplicationStatus } from './job-application.ts';

const NOTHING = 'Nothing more is needed.';

/** What a status means for the candidate, in plain words, and who has the next move. */
export const jobApplicationStatusWords: Record<
  JobApplicationStatus,
  { title: string; meaning: string; awaited: string }
> = {
  submitted: {
    title: 'We have your application',
    meaning: 'It has reached the school and waits to be read.',
    awaited: 'The school: we get in touch with you if your qualifications match.',
  },
  underReview: {
    title: 'We are reading your application',
    meaning: 'We are looking at your application and your resume.',
    awaited: 'The school: we get in touch with you if your qualifications match.',
  },
  interview: {
    title: 'We would like to talk with you',
    meaning: 'You are invited to an interview.',
    awaited:
      'You and the school: we agree on a day together. Call us if you have not heard from us.',
  },
  offered: {
    title: 'We offer you the job',
    meaning: 'We would like you to work with us.',
    awaited: 'You: please tell us whether you accept.',
  },
  hired: {
    title: 'You are hired',
    meaning: 'Welcome to our school.',
    awaited: NOTHING,
  },
  notSelected: {
    title: 'We have chosen somebody else',
    meaning: 'Thank you for your interest in our school.',
    awaited: NOTHING,
  },
  withdrawn: {
    title: 'The application has been withdrawn',
    meaning: 'If this is a mistake, please call us.',
    awaited: NOTHING,
  },
};
