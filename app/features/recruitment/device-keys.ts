/** Where the device keeps the applications for a job (`interfaces.md`, Browser local storage). */
export const jobApplicationsKey = (slug: string) => `${slug}.job-applications`;
/** Where the school takes them. */
export const JOB_APPLICATIONS = '/api/job-applications';
