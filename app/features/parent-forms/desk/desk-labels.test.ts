import { expect, test } from 'vitest';
import { formOfKind, parentForms } from '../parent-forms.ts';
import { deskLabel } from './desk-labels.ts';

test.each(parentForms.map(({ kind }) => kind))(
  'every question of a %s has words for the office, none of them twice',
  (kind) => {
    const labels = formOfKind(kind).questions.map(({ name }) => deskLabel(kind, name));
    for (const label of labels) expect(label).toMatch(/^[A-Z]/);
    expect(labels.join()).not.toMatch(/\b(you|your)\b/i);
    expect(new Set(labels).size).toBe(labels.length);
  },
);
