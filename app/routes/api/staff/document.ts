import { changeDocument } from '#features/documents/commands.server.ts';
import { documentChangeSchema } from '#features/documents/desk-schemas.ts';
import { findDocument } from '#features/documents/queries.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { recordAction, recordLoader } from './desk-routes.ts';

/** One document. */
export const loader = recordLoader('documents', ({ store, clock }, staff, id) =>
  findDocument(store.read, staff, id, dayInLusaka(clock.now())),
);
/** Changes what stands beside a document, or removes it. */
export const action = recordAction('documents', documentChangeSchema, changeDocument);
