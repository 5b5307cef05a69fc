import { expect, test } from 'vitest';
import { telephoneWithoutPlus, writtenPhone } from './telephone.ts';

test.each([
  ['+260 97-7237153', '0977 237 153'],
  ['0977237153', '0977 237 153'],
  ['00260 977 237 153', '0977 237 153'],
  ['977237153', '0977 237 153'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['0977237153 (aunt)', '0977237153 (aunt)'],
  ['call 0977237153', 'call 0977237153'],
  ['', ''],
])('%s is written %s', (phone, written) => expect(writtenPhone(phone)).toBe(written));

test.each([
  ['+44 20 7946 0958', '00 44 20 7946 0958'],
  ['0977 237 153', '0977 237 153'],
  ['+cmd|calc', '+cmd|calc'],
])('%s dials as %s', (phone, dialed) => expect(telephoneWithoutPlus(phone)).toBe(dialed));
