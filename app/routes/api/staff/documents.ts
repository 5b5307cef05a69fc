import { addDocument } from '#features/documents/commands.server.ts';
import { newDocumentSchema } from '#features/documents/desk-schemas.ts';
import { listDocuments } from '#features/documents/queries.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { fileAction, roomLoader } from './desk-routes.ts';

/** The documents that families can fetch. */
export const loader = roomLoader('documents', async ({ store, clock }, staff) => ({
  documents: await listDocuments(store.read, staff, dayInLusaka(clock.now())),
}));

/** Adds a document. */
export const action = fileAction(
  'documents',
  newDocumentSchema,
  (school, staff, { fields, file }) => addDocument(school, staff, fields, file),
);
