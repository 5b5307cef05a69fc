import { expect, test } from 'vitest';
import { storedForms } from '#features/parent-form-kinds/stored-form.ts';
import { statusesOfForms } from './room.server.ts';

test.each(Object.entries(storedForms))('what is over is nobody’s work: %s', (_, { statuses }) => {
  for (const [name, { isOver, isNew }] of Object.entries(statuses)) {
    if (isOver) expect(statusesOfForms[name]?.isOver, name).toBe(true);
    if (isNew) expect(statusesOfForms[name]?.isOver, name).toBeUndefined();
  }
});
