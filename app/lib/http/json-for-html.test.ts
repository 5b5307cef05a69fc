import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonForHtml } from './json-for-html.ts';

test('no text can end the script element, and every text comes back', () => {
  const character = fc.constantFrom(...'<>&"\'\\/!-[]a é\0\u2028\u2029', '🐐');
  const text = fc.oneof(
    fc.string({ unit: character }),
    fc.constantFrom('</script>', '<!--', ']]>', '&lt;'),
  );
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const json = jsonForHtml({ texts });
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ texts });
    }),
  );
});
