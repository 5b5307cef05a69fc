import { expect, it } from 'vitest';
import { findPrivacyGaps } from './privacy-gaps.ts';

const given = {
  title: 'Privacy',
  lead: 'What we ask',
  updatedOn: '2026-11-21',
  registrationNumber: 'DPC/1',
  dataProtectionOfficer: { name: 'M. Banda' },
  serverCountry: 'Zambia',
  inShort: ['Little'],
  sections: [{ id: 'who', heading: 'Who', text: ['We'] }],
};

it('finds nothing when the school has given everything', () => {
  expect(findPrivacyGaps(given)).toEqual([]);
});

it('names each thing that is missing with its section of the law', () => {
  const { registrationNumber: _number, dataProtectionOfficer: _officer, ...rest } = given;
  const gaps = findPrivacyGaps({ ...rest, serverCountry: 'Ireland' });
  expect(gaps.map((gap) => /sections? (\d+)/.exec(gap)?.[1])).toEqual(['19', '48', '70']);
});
