import { expect, test } from 'vitest';
import { contentParts } from '../parts.ts';
import { changeInWords, oldAndNew } from './old-and-new.ts';

const contacts = {
  email: 'office@school.example',
  admissionsEmail: 'admissions@school.example',
  phone: '+260 211 000 000',
  admissionsPhone: '+260 211 000 000',
};

test('a change names each value as it is and as it is asked to be, and nothing else', () => {
  const after = { ...contacts, email: 'new@school.example', whatsapp: '+260 97 000 0000' };
  expect(oldAndNew(contentParts.contacts.fields, contacts, after).map(changeInWords)).toEqual([
    'Email: office@school.example until now, then new@school.example',
    'WhatsApp number: nothing until now, then +260 97 000 0000',
  ]);
  expect(oldAndNew(contentParts.contacts.fields, contacts, { ...contacts })).toEqual([]);
});

test('several lines are one value', () => {
  const { fields } = contentParts['ways-to-pay'];
  const [change] = oldAndNew(fields, { ways: [] }, { ways: ['At the office', 'Bank'] });
  expect(change && changeInWords(change)).toBe(
    'Ways to pay: nothing until now, then At the office; Bank',
  );
});
