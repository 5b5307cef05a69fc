import type { ExpressionBuilder } from 'kysely';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import type { StoredFormKind } from '#features/parent-form-kinds/stored-form.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import './tables.server.ts';

const kindsOfSite = parentForms.map(({ kind }) => kind);

/** For a `where`: the rows of one form, or of all that the site no longer has. */
export const isOfKind =
  (kind: StoredFormKind) => (row: ExpressionBuilder<Tables, 'parent_forms'>) =>
    kind === 'removed' ? row('kind', 'not in', kindsOfSite) : row('kind', '=', kind);

export const formsOfKind = (read: ReadStore, kind: StoredFormKind) =>
  read.selectFrom('parent_forms').where(isOfKind(kind));
