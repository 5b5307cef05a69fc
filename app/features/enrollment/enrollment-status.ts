import { type RecordStatus, statusesOf } from '#desk/record/record-status.ts';

export type EnrollmentStatus =
  | 'submitted'
  | 'underReview'
  | 'offered'
  | 'waitlisted'
  | 'notOffered'
  | 'accepted'
  | 'declined'
  | 'rescinded'
  | 'enrolled'
  | 'withdrawn';

interface EnrollmentStatusFacts extends RecordStatus<EnrollmentStatus> {
  /** How far the application has come: of several of one child the furthest goes on. */
  progress: number;
  /** The school has not said yet what it decides. */
  isOurTurn?: true;
  /** What the school decides: with it a family has an answer. */
  isDecision?: true;
  /** An offer that waits for the family's answer; its mail brings the way to give it. */
  isOffer?: true;
  /** It stands on the waiting list of its grade. */
  waitsForPlace?: true;
  /** An offer keeps a place free until the family answers. */
  holdsPlace?: true;
  /** Nothing hangs on it but the family's own words, so that these can be erased at once. */
  isUndecided?: true;
  /** The child is a student, of whom the school has to keep records. */
  isStudent?: true;
  /** The school may meet the family before it decides, on a day that the office says. */
  hasInterview?: true;
  /** Somebody reads it. One press begins that: nobody is told, and every way stays open from there. */
  isReview?: true;
}

const NOTHING = 'Nothing more is needed.';

/** The way of an enrollment application through the school. The usual next step stands first in each `next`. */
export const enrollmentStatuses: Readonly<Record<EnrollmentStatus, EnrollmentStatusFacts>> = {
  submitted: {
    name: 'Submitted',
    move: 'Put back to submitted',
    toDo: 'Read the application',
    shape: 'info',
    next: ['underReview', 'withdrawn'],
    told: {
      title: 'We have your application',
      meaning: 'It has reached the school and waits to be read.',
      awaited: 'The school: our admissions team reads it and gets in touch with you.',
    },
    progress: 4,
    isOurTurn: true,
    isUndecided: true,
  },
  underReview: {
    name: 'Under review',
    move: 'Start the review',
    toDo: 'Decide about a place',
    shape: 'half',
    next: ['offered', 'waitlisted', 'notOffered', 'withdrawn'],
    told: {
      title: 'We are reading your application',
      meaning: 'Our admissions team is looking at it.',
      awaited: 'The school: we get in touch with you.',
    },
    progress: 5,
    isOurTurn: true,
    isUndecided: true,
    isReview: true,
    hasInterview: true,
  },
  offered: {
    name: 'Offered',
    move: 'Offer a place',
    shape: 'good ring',
    next: ['accepted', 'declined', 'rescinded', 'withdrawn'],
    told: {
      title: 'We offer a place',
      meaning: 'There is a place at our school for your child.',
      awaited: 'You: please tell us whether you accept the place.',
    },
    progress: 7,
    isOffer: true,
    isTheirTurn: true,
    isDecision: true,
    holdsPlace: true,
  },
  waitlisted: {
    name: 'Waitlisted',
    move: 'Put on the waiting list',
    toDo: 'Wait until a place is free',
    shape: 'wait square',
    next: ['offered', 'notOffered', 'withdrawn'],
    told: {
      title: 'You are on the waiting list',
      meaning: 'There is no place at the moment. Your child is on our waiting list.',
      awaited: 'The school: we get in touch with you when a place becomes free.',
    },
    progress: 6,
    waitsForPlace: true,
    isDecision: true,
    isUndecided: true,
  },
  notOffered: {
    name: 'Not offered',
    move: 'Do not offer a place',
    shape: 'refused square',
    // Where a family has asked to look again, and was right.
    next: ['waitlisted'],
    told: {
      title: 'We could not offer a place',
      meaning: 'We are sorry. Please call us if you would like to talk about it.',
      awaited: NOTHING,
    },
    progress: 3,
    isUndecided: true,
    isDecision: true,
    isOver: true,
  },
  accepted: {
    name: 'Accepted',
    move: 'Family accepts',
    toDo: 'Enroll the child',
    isOursInTime: true,
    shape: 'good',
    next: ['enrolled', 'withdrawn'],
    told: {
      title: 'You have accepted the place',
      meaning: 'We are glad that your child is coming.',
      awaited: 'The school: we finish the enrollment with you.',
    },
    progress: 8,
    holdsPlace: true,
  },
  declined: {
    name: 'Declined',
    move: 'Family declines',
    shape: 'ring',
    next: [],
    told: {
      title: 'You have declined the place',
      meaning: 'Thank you for telling us.',
      awaited: NOTHING,
    },
    progress: 2,
    isOver: true,
  },
  rescinded: {
    name: 'Offer taken back',
    move: 'Withdraw the offer',
    shape: 'refused square',
    next: [],
    told: {
      title: 'The school has taken its offer back',
      meaning: 'Please call us if you would like to talk about it.',
      awaited: NOTHING,
    },
    progress: 1,
    isOver: true,
  },
  enrolled: {
    name: 'Enrolled',
    move: 'Enroll',
    shape: 'good',
    next: [],
    told: {
      title: 'Your child is enrolled',
      meaning: 'Welcome to our school.',
      awaited: NOTHING,
    },
    progress: 9,
    holdsPlace: true,
    isStudent: true,
    isOver: true,
  },
  withdrawn: {
    name: 'Withdrawn',
    move: 'Family withdraws',
    shape: 'ring',
    next: [],
    told: {
      title: 'The application has been withdrawn',
      meaning: 'If this is a mistake, please call us.',
      awaited: NOTHING,
    },
    progress: 0,
    isOver: true,
  },
};

/** Their names, in their order. */
export const everyEnrollmentStatus = statusesOf(enrollmentStatuses);

export const FIRST_STATUS: EnrollmentStatus = 'submitted';
