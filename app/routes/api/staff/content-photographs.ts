import * as v from 'valibot';
import { photographKind } from '#features/content/sections/photograph.ts';
import { keepPhotograph } from '#features/publishing/photographs/keep-photograph.server.ts';
import { fileAction } from './desk-routes.ts';

/** Keeps a photograph for the content. */
export const action = fileAction(
  'content',
  v.object({ kind: photographKind }),
  (school, staff, { fields, file }) => keepPhotograph(school, staff, { file, ...fields }),
);
