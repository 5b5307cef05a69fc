/** Where the device keeps the applications for a job (`interfaces.md`, Browser local storage). */
export const jobApplicationsKey = (slug: string) => `${slug}.job-applications`;
/** Where it keeps what was typed and not sent; the same for every post. */
export const jobDraftKey = (slug: string) => `${slug}.job-application-draft`;
/** Where the school takes them. */
export const JOB_APPLICATIONS = '/api/job-applications';
