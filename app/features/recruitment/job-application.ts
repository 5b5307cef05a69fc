/**
 * The way of a job application through the school: from each status to those it can reach.
 * Statuses are conditions; buttons, groups and diagrams are derived from this map. Each list is in the order of the
 * whole map, in which the desk draws its buttons, the usual next step first.
 */
export const nextStatuses = {
  submitted: ['underReview', 'withdrawn'],
  underReview: ['interview', 'notSelected', 'withdrawn'],
  interview: ['offered', 'notSelected', 'withdrawn'],
  offered: ['hired', 'notSelected', 'withdrawn'],
  hired: [],
  notSelected: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>;

export type JobApplicationStatus = keyof typeof nextStatuses;

export const FIRST_STATUS: JobApplicationStatus = 'submitted';

/** Where an application comes to nothing: its time to be kept runs from here. */
export const closedWithoutPost = [
  'notSelected',
  'withdrawn',
] as const satisfies JobApplicationStatus[];

/** Specification, section 8. */
export const RECEIVED = {
  title: 'Application Submitted!',
  text: 'Thank you for your interest. We will review your application.',
};
/** Without a script, when the store does not take it: what was typed comes back with the page. */
export const NOT_STORED =
  'The school’s website had a problem and could not take your application. Your answers are still in the form. Please choose your resume again and press Submit Application in a few minutes.';
export const REFUSAL_TITLE = 'Incomplete Application';
export const INCOMPLETE = 'Please fill in all required fields and upload your resume.';
