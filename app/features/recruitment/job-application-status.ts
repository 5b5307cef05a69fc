import { type RecordStatus, statusesOf } from '#desk/record/record-status.ts';

export type JobApplicationStatus =
  | 'submitted'
  | 'underReview'
  | 'interview'
  | 'offered'
  | 'hired'
  | 'notSelected'
  | 'withdrawn';

interface JobApplicationStatusFacts extends RecordStatus<JobApplicationStatus> {
  /** The candidate works here: nothing of the application is over. */
  isEmployed?: true;
  /** The candidate is to be met, on a day that the office says. */
  hasInterview?: true;
}

const NOTHING = 'Nothing more is needed.';
const IF_IT_MATCHES = 'The school: we get in touch with you if your qualifications match.';

/** The way of a job application through the school. The usual next step stands first in each `next`. */
export const jobApplicationStatuses: Readonly<
  Record<JobApplicationStatus, JobApplicationStatusFacts>
> = {
  submitted: {
    name: 'Submitted',
    move: 'Back to submitted',
    toDo: 'Read the application',
    shape: 'info',
    next: ['underReview', 'withdrawn'],
    isOurTurn: true,
    told: {
      title: 'We have your application',
      meaning: 'It has reached the school and waits to be read.',
      awaited: IF_IT_MATCHES,
    },
  },
  underReview: {
    name: 'Under review',
    move: 'Start the review',
    toDo: 'Decide about an interview',
    shape: 'half',
    next: ['interview', 'notSelected', 'withdrawn'],
    isOurTurn: true,
    told: {
      title: 'We are reading your application',
      meaning: 'We are looking at your application and your resume.',
      awaited: IF_IT_MATCHES,
    },
  },
  interview: {
    name: 'Interview',
    move: 'Invite to an interview',
    toDo: 'Decide after the interview',
    shape: 'wait square',
    next: ['offered', 'notSelected', 'withdrawn'],
    told: {
      title: 'We would like to talk with you',
      meaning: 'You are invited to an interview.',
      awaited:
        'You and the school: we agree on a day together. Call us if you have not heard from us.',
    },
    hasInterview: true,
  },
  offered: {
    name: 'Offered',
    move: 'Offer the job',
    shape: 'good ring',
    next: ['hired', 'notSelected', 'withdrawn'],
    isTheirTurn: true,
    told: {
      title: 'We offer you the job',
      meaning: 'We would like you to work with us.',
      awaited: 'You: please tell us whether you accept.',
    },
  },
  hired: {
    name: 'Hired',
    move: 'Hire',
    shape: 'good',
    next: [],
    told: { title: 'You are hired', meaning: 'Welcome to our school.', awaited: NOTHING },
    isEmployed: true,
    isOver: true,
  },
  notSelected: {
    name: 'Not selected',
    move: 'Do not select',
    shape: 'refused square',
    next: [],
    told: {
      title: 'We have chosen somebody else',
      meaning: 'Thank you for your interest in our school.',
      awaited: NOTHING,
    },
    isOver: true,
  },
  withdrawn: {
    name: 'Withdrawn',
    move: 'Candidate withdrew',
    shape: 'ring',
    next: [],
    told: {
      title: 'The application has been withdrawn',
      meaning: 'If this is a mistake, please call us.',
      awaited: NOTHING,
    },
    isOver: true,
  },
};

export const FIRST_STATUS: JobApplicationStatus = 'submitted';

/** What somebody still works with. */
export const openStatuses = statusesOf(jobApplicationStatuses, (status) => !status.isOver);

/** Where an application comes to nothing: its time to be kept runs from here. */
export const closedWithoutPost = statusesOf(
  jobApplicationStatuses,
  (status) => status.isOver && !status.isEmployed,
);

/** Candidates with one of these are to be met. */
export const interviewStatuses = statusesOf(
  jobApplicationStatuses,
  (status) => status.hasInterview,
);
