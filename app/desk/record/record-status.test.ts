import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageStatuses } from '#features/contact/message-status.ts';
import { enrollmentStatuses } from '#features/enrollment/enrollment-status.ts';
import { paymentStatuses } from '#features/meals/payment-status.ts';
import { formsAtSchool } from '#features/parent-form-kinds/parent-forms.ts';
import { jobApplicationStatuses } from '#features/recruitment/job-application-status.ts';
import { mailWords } from '#lib/mail/mail-words.ts';
import { canReach, isStatusOf, statusesOf } from './record-status.ts';

const everyKind = {
  enrollmentStatuses,
  jobApplicationStatuses,
  messageStatuses,
  paymentStatuses,
  ...Object.fromEntries(
    Object.entries(formsAtSchool).map(([kind, { statuses }]) => [kind, statuses]),
  ),
};

test.each(Object.entries(everyKind))('every way on of %s leads to one of them', (_, statuses) => {
  const names = Object.keys(statuses);
  for (const { next } of Object.values(statuses)) {
    for (const to of next) expect(names).toContain(to);
  }
});

test('nobody asks for a status by its name, so that a new one is an entry of its kind', () => {
  // A mail can be cancelled too, which is no status of a record.
  const names = Object.values(everyKind)
    .flatMap((statuses) => Object.keys(statuses))
    .filter((name) => !Object.hasOwn(mailWords, name));
  const asked = new RegExp(
    `tatus\\w*\\)? ?(===|!==|', '=',|', '!=',) ?'(${[...new Set(names)].join('|')})'`,
  );
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => asked.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('a text from outside is a status only if it is one', () => {
  const isStatus = isStatusOf(messageStatuses);
  expect(['new', 'toString', '', null, 7].map(isStatus)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(canReach(messageStatuses, 'new', 'closed')).toBe(true);
  expect(canReach(messageStatuses, 'closed', 'new')).toBe(false);
  expect(statusesOf(messageStatuses, ({ isOver }) => isOver)).toEqual(['closed']);
});
