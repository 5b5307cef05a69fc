/** Where notes about what has this reference are taken. */
export const notesAddress = (reference: string) =>
  `/api/staff/families/${encodeURIComponent(reference)}/notes`;

/** Where a link leads that notes a call: into the field. */
export const NOTE_HASH = '#note';
