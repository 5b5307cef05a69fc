import { versionSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { undoMove } from '#features/enrollment/desk/undo-move.server.ts';
import { applicationChange } from './application-change.ts';

export const action = applicationChange(versionSchema, (staff, school, reference, { version }) =>
  undoMove(staff, school, reference, version),
);
