/** Specification, section 8. */
export const RECEIVED = {
  title: 'Enrollment Submitted!',
  text: 'Your enrollment application has been received.',
};
