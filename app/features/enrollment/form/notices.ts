/** The store did not take a form that was posted without a script; the answers come back with the page. */
export const NOT_STORED =
  'The school’s website had a problem and could not take your application. Your answers are still in the form. Please press Submit Application again in a few minutes.';

/** Specification, section 8. */
export const RECEIVED = {
  title: 'Enrollment Submitted!',
  text: 'Your enrollment application has been received.',
};
