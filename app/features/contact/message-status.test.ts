import { expect, test } from 'vitest';
import { replyDraft, replySubject } from './message-status.ts';

test.each([
  ['School fees', 'Re: School fees'],
  ['Re: School fees', 'Re: School fees'],
  ['RE: re : School fees', 'Re: School fees'],
  ['Report cards', 'Re: Report cards'],
  ['x'.repeat(30), `Re: ${'x'.repeat(16)}`],
])('the answer to “%s” is “%s”', (subject, answer) => {
  expect(replySubject(subject, 20)).toBe(answer);
});

test('what was written stands below the draft, each line marked', () => {
  const draft = replyDraft({ name: 'Ruth', message: 'Good day\r\n\r\nHow much?', school: 'Us' });
  expect(draft).toMatch(/^Dear Ruth,/);
  expect(draft).toMatch(/You wrote:\n> Good day\n>\n> How much\?$/);
});
