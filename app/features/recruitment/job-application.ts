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
