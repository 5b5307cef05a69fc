import { versionSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { undoMove } from '#features/enrollment/desk/undo-move.server.ts';
import { recordAction } from '../desk-routes.ts';

export const action = recordAction('enrollment', versionSchema, undoMove);
