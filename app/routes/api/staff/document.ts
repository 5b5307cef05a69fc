import { changeDocument } from '#features/documents/commands.server.ts';
import { documentChangeSchema } from '#features/documents/desk-schemas.ts';
import { findDocument } from '#features/documents/queries.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { recordAction, recordLoader } from './desk-routes.ts';

export const loader = recordLoader('documents', ({ store, clock }, staff, id) =>
  findDocument(store.read, staff, id, dayInLusaka(clock.now())),
);
export const action = recordAction('documents', documentChangeSchema, changeDocument);
