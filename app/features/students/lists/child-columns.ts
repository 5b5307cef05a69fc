import type { Cell, SheetColumns } from '#desk/sheet/sheet-column.ts';
import { dayAndMonth, dayOfStored } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { answerInWords, waysToAnswer } from '../coming-back/answer-in-words.ts';
import { returnStandings } from '../coming-back/coming-back.ts';
import type { AskedChild } from '../coming-back/list-asked.server.ts';
import { childColumns } from '../import/columns.ts';
import { nameInList, sexes } from '../named-child.ts';
import {
  NOT_TO_BE_TOLD,
  type PeopleOfChild,
  type PersonOfChild,
} from '../people/people-of-child.ts';
import { classInWords, standings } from '../student-year.ts';
import type { ListedChild } from './lists-of-class.ts';

/** A child with what its columns show of its people, and of those beside it. */
export interface RowOfChild extends ListedChild {
  people: PeopleOfChild | undefined;
  siblings: string;
  papers: string;
  /** What stands for its family: one reference that all of its children share. */
  family: string;
  /** Undefined for a child that is not asked about. */
  asked: Pick<AskedChild, 'says' | 'answer'> | undefined;
}

/** Columns are called as an import reads them, so that a list that was taken out comes back. */
export const columnsOfChild: SheetColumns<RowOfChild> = {
  name: { name: childColumns.name.name, cell: ({ child }) => nameInList(child) },
  lastName: { name: childColumns.lastName.name, cell: ({ child }) => child.lastName },
  firstName: { name: childColumns.firstName.name, cell: ({ child }) => child.firstName },
  inClass: {
    name: childColumns.inClass.name,
    kind: 'short',
    cell: ({ year }) => classInWords(year),
  },
  bornOn: { name: childColumns.bornOn.name, kind: 'day', cell: ({ child }) => child.bornOn },
  gender: {
    name: childColumns.gender.name,
    cell: ({ child: { gender } }) => sexes[gender] ?? '',
  },
  birthday: { name: 'Birthday', cell: ({ child }) => plainSpaces(dayAndMonth(child.bornOn)) },
  turns: {
    name: 'Years old that day',
    kind: 'number',
    cell: ({ child, year }) => Number(year.schoolYear) - Number(child.bornOn.slice(0, 4)),
  },
  standing: { name: 'Standing', cell: ({ standing }) => standings[standing].name },
  joinedOn: { name: 'First day', kind: 'day', cell: ({ year }) => year.joinedOn },
  leftOn: { name: 'Left on', kind: 'day', cell: ({ year }) => year.leftOn },
  siblings: { name: 'Brothers and sisters', cell: ({ siblings }) => siblings },
  papers: { name: 'Papers that we wait for', cell: ({ papers }) => papers },
};

const COMING_BACK = 'The year after';

/** What its family says of the year after the one that is shown. */
export const columnsOfReturn: SheetColumns<RowOfChild> = {
  comesBack: {
    name: 'Comes back',
    group: COMING_BACK,
    cell: ({ asked }) => {
      if (!asked) return '';
      return asked.answer ? answerInWords(asked.answer) : returnStandings.none.name;
    },
  },
  answeredHow: {
    name: 'How we know',
    group: COMING_BACK,
    cell: ({ asked }) => (asked?.answer ? waysToAnswer[asked.answer.givenHow] : ''),
  },
  answeredOn: {
    name: 'Answered on',
    group: COMING_BACK,
    kind: 'day',
    cell: ({ asked }) => (asked?.answer ? dayOfStored(asked.answer.answeredAt) : null),
  },
  // To tick by hand on the list of whom to call.
  saysYes: { name: 'Yes', group: COMING_BACK, kind: 'tick', cell: () => null },
  saysNo: { name: 'No', group: COMING_BACK, kind: 'tick', cell: () => null },
  saysNotSure: { name: 'Not sure', group: COMING_BACK, kind: 'tick', cell: () => null },
};

type Reached = 'phone' | 'email';

/** In place of what reaches somebody who may not be told of the child stands that they may not. */
function reach(person: PersonOfChild | undefined, by: Reached): Cell {
  if (!person?.[by]) return '';
  return person.mayKnow ? person[by] : NOT_TO_BE_TOLD;
}

const [GUARDIANS, EMERGENCY] = ['Parents and guardians', 'Emergency and needs'];

export const columnsOfPeople: SheetColumns<RowOfChild> = {
  guardian: {
    name: childColumns.guardian.name,
    group: GUARDIANS,
    cell: ({ people }) => people?.guardians[0]?.name ?? '',
  },
  phone: {
    name: childColumns.phone.name,
    group: GUARDIANS,
    kind: 'phone',
    cell: ({ people }) => reach(people?.guardians[0], 'phone'),
  },
  email: {
    name: childColumns.email.name,
    group: GUARDIANS,
    cell: ({ people }) => reach(people?.guardians[0], 'email'),
  },
  guardian2: {
    name: childColumns.guardian2.name,
    group: GUARDIANS,
    cell: ({ people }) => people?.guardians[1]?.name ?? '',
  },
  phone2: {
    name: childColumns.phone2.name,
    group: GUARDIANS,
    kind: 'phone',
    cell: ({ people }) => reach(people?.guardians[1], 'phone'),
  },
  collecting: {
    name: 'Collecting',
    group: GUARDIANS,
    cell: ({ people }) => (people?.isGuarded ? 'Ask the office first' : ''),
  },
  emergency: {
    name: 'In an emergency',
    group: EMERGENCY,
    cell: ({ people }) => people?.emergency?.name ?? '',
  },
  emergencyPhone: {
    name: 'Emergency number',
    group: EMERGENCY,
    kind: 'phone',
    holds: 'emergency numbers',
    cell: ({ people }) => reach(people?.emergency, 'phone'),
  },
  needs: {
    name: 'Special needs, allergies',
    group: EMERGENCY,
    holds: 'health',
    cell: ({ people }) => people?.needs ?? '',
  },
};
