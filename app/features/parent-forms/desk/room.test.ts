import { expect, test } from 'vitest';
import { heldForms } from '#features/parent-form-kinds/held-form.ts';
import { statusesOfForms } from './room.server.ts';

test.each(Object.entries(heldForms))('what is over is nobody’s work: %s', (_, { statuses }) => {
  for (const [name, { isOver, isNew }] of Object.entries(statuses)) {
    if (isOver) expect(statusesOfForms[name]?.isOver, name).toBe(true);
    if (isNew) expect(statusesOfForms[name]?.isOver, name).toBeUndefined();
  }
});
