import { expect, test } from 'vitest';
import { whatAPasswordOpens } from './what-a-password-opens.ts';

test('nobody is told of data that their own rooms do not have', () => {
  expect(whatAPasswordOpens(['administrator'])).toBe('read the families’ data');
  expect(whatAPasswordOpens(['editor', 'admissions'])).toBe('read the families’ data');
  expect(whatAPasswordOpens(['editor', 'recruitment'])).toContain('applied for work');
  expect(whatAPasswordOpens(['editor'])).toContain('change what the website says');
});
