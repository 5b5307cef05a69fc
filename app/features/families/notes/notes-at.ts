import type { AskedOfNote } from '#desk/cases/office-work.ts';
import { recordAddress } from '#requests/address.ts';

/** Where notes about what has a reference are taken. */
export const notesAt = recordAddress<{ takes: AskedOfNote }>('/api/staff/families', 'notes');

/** Where a link leads that notes a call: into the field. */
export const NOTE_HASH = '#note';
