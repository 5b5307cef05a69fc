/** The name of this site's IndexedDB. */
export const DATABASE = 'school-deliveries';
