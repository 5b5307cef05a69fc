import { replaceFile } from '#features/documents/commands.server.ts';
import { newFileSchema } from '#features/documents/desk-schemas.ts';
import { fileAction } from './desk-routes.ts';

/** Puts another file in the place of a document’s. */
export const action = fileAction('documents', newFileSchema, (school, staff, asked) =>
  replaceFile(school, staff, asked.key, { version: asked.fields.version, file: asked.file }),
);
