import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formsAtSchool, parentForms } from '#features/parent-form-kinds/parent-forms.ts';

/** The scripts of the public pages; the desk has its own. */
const scripts = globSync('build/client/{assets/islands/*.js,*.js}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const isLoaded = (text: string) => scripts.includes(text);

test.each(parentForms)('phones load what a $kind asks, not what it is to the office', (form) => {
  expect(isLoaded(form.api)).toBe(true);
  expect(formsAtSchool[form.kind].waits.filter(isLoaded)).toEqual([]);
});

test('nor any part of it', () => {
  const parts = ['waits', 'keptFor', 'personNames', 'privacyPart', 'statuses', 'inPrivacy'];
  expect(parts.filter((part) => isLoaded(`${part}:`))).toEqual([]);
});
