import { expect, test } from 'vitest';
import { letterLimits } from '#lib/mail/office-letter.ts';
import { replyDraft, replySubject, withWhatCame } from './message-status.ts';

test.each([
  ['School fees', 'Re: School fees'],
  ['Re: School fees', 'Re: School fees'],
  ['RE: re : School fees', 'Re: School fees'],
  ['Report cards', 'Re: Report cards'],
  ['x'.repeat(30), `Re: ${'x'.repeat(16)}`],
])('the answer to “%s” is “%s”', (subject, answer) => {
  expect(replySubject(subject, 20)).toBe(answer);
});

test('what was written stands below the answer, each line marked', () => {
  const answer = replyDraft({ name: 'Ruth', school: 'Us' });
  const sent = withWhatCame(answer, 'Good day\r\n\r\nHow much?');
  expect(sent).toMatch(/^Dear Ruth,/);
  expect(sent).toMatch(/You wrote:\n> Good day\n>\n> How much\?$/);
});

test('of a long message as much stands below the answer as a mail holds', () => {
  const sent = withWhatCame('a'.repeat(9000), '\n'.repeat(4000));
  expect(sent).toHaveLength(letterLimits.text);
  expect(sent).toMatch(/^a{9000}\n\nYou wrote:\n>/);
});
