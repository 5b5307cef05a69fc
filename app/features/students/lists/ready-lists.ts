import type { ReadySheet } from '#desk/sheet/sheet-definition.ts';
import { gibbonLists } from './gibbon-columns.ts';
import type { ClassList } from './lists-of-class.ts';

const child = ['number', 'name'];
const call = ['guardian', 'phone'];
const saidByHand = ['saysYes', 'saysNo', 'saysNotSure'];
const days = Array.from({ length: 31 }, (_, at) => `day${at + 1}`);

/** The lists of children that are there from the beginning, with their columns. */
export const readyLists = {
  class: { name: 'Class list', columns: [...child, 'inClass', 'gender', 'bornOn', ...call] },
  draft: {
    name: 'Class list, as drafted',
    isPart: true,
    columns: [...child, 'inClass', 'gender', 'bornOn', ...call],
  },
  register: { name: 'Register, this month', columns: [...child, ...days] },
  registerNext: { name: 'Register, next month', columns: [...child, ...days] },
  phones: {
    name: 'Phone and emergency numbers',
    columns: [
      ...[...child, 'inClass', ...call, 'guardian2', 'phone2'],
      ...['emergency', 'emergencyPhone', 'collecting'],
    ],
  },
  needs: {
    name: 'Special needs and allergies',
    columns: [...child, 'inClass', 'needs', 'phone', 'emergency', 'emergencyPhone'],
  },
  siblings: {
    name: 'Brothers and sisters',
    isPart: true,
    columns: [...child, 'inClass', 'siblings', ...call],
  },
  birthdays: { name: 'Birthdays', columns: ['birthday', 'name', 'inClass', 'turns'] },
  papers: {
    name: 'Papers that we wait for',
    isPart: true,
    columns: [...child, 'inClass', 'papers', ...call],
  },
  comingBack: {
    name: 'Who comes back',
    isPart: true,
    columns: [...child, 'inClass', 'comesBack', 'answeredHow', 'answeredOn'],
  },
  notAnswered: {
    name: 'Not answered yet',
    isPart: true,
    columns: [...child, 'inClass', ...call, 'guardian2', 'phone2', ...saidByHand],
  },
  program: {
    name: 'Children, guardians and classes',
    columns: [
      ...['lastName', 'firstName', 'bornOn', 'gender', 'inClass', 'joinedOn'],
      ...[...call, 'email', 'guardian2', 'phone2'],
    ],
  },
  gibbonChildren: { name: 'Gibbon: children', columns: gibbonLists.children },
  gibbonFamilies: {
    name: 'Gibbon: families and first guardians',
    isPart: true,
    columns: gibbonLists.families,
  },
  gibbonSeconds: {
    name: 'Gibbon: second guardians',
    isPart: true,
    columns: gibbonLists.seconds,
  },
} satisfies Record<ClassList | 'draft', ReadySheet>;
