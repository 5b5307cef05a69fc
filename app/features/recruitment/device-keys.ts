/** Where the device keeps the applications for a job (`interfaces.md`, Browser local storage). */
export const jobApplicationsKey = (slug: string) => `${slug}.job-applications`;
