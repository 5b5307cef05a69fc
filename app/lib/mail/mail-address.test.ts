import { expect, test } from 'vitest';
import { domainOf, isMailAddress, withoutAddresses } from './mail-address.ts';

test.each([
  'choolwe@mail.example',
  'Choolwe.Hamoonga+school@mail.co.zm',
  "o'neill@mail.example",
  'josé@correo.example',
  'mwana@ŝkolo.example',
  '用户@例子.公司',
])('%s can be written to', (address) => {
  expect(isMailAddress(address)).toBe(true);
});

test.each([
  '',
  'choolwe',
  'choolwe@mail',
  '@mail.example',
  'a@b@mail.example',
  'a b@mail.example',
  ' a@mail.example',
  'a@mail.example, b@mail.example',
  'a@mail.example;b@mail.example',
  'A <a@mail.example>',
  '"a b"@mail.example',
  'a(comment)@mail.example',
  'a@[127.0.0.1]',
  'a..b@mail.example',
  '.a@mail.example',
  'a.@mail.example',
  'a@mail..example',
  'a@mail.example\r\nBcc: b@mail.example',
  'a@mail.example\n',
  'a\u2028b@mail.example',
  'a\0@mail.example',
  `${'a'.repeat(250)}@mail.example`,
])('%j cannot', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

test('the domain stands behind the last @', () => {
  expect(domainOf('The School <office@school.example>')).toBe('school.example');
  expect(domainOf('office@school.example')).toBe('school.example');
});

test.each([
  ['450 4.2.1 <choolwe@mail.example>: mailbox is busy', '450 4.2.1 <…@…>: mailbox is busy'],
  ["no such user 'josé@correo.example', sorry", "no such user '…@…', sorry"],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('%s is repeated without whom it is about', (said, expected) => {
  expect(withoutAddresses(said)).toBe(expected);
});
