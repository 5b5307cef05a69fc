import * as v from 'valibot';
import { holidaysWithIds, periodsWithIds } from '#features/calendar/lasting-ids.ts';
import { calendar } from '#features/content/schemas/calendar.ts';
import { school } from '#features/content/schemas/school.ts';
import { weekdayNames } from '#lib/dates/plain-date.ts';
import { contentPart } from '../content-part.ts';
import { choicesOf, type FormField } from '../form-field.ts';

const id: FormField = { kind: 'anchor', name: 'id', label: 'Name for calendars', from: 'name' };

const period: FormField[] = [
  id,
  { kind: 'line', name: 'name', label: 'Name' },
  { kind: 'day', name: 'startsOn', label: 'First day' },
  { kind: 'day', name: 'endsOn', label: 'Last day' },
];

const movedFrom: FormField = {
  ...{ kind: 'day', name: 'movedFrom', label: 'Moved from', isOptional: true },
  hint: 'The first day that families knew before. Every page says it until the term has begun.',
};

const term: FormField[] = [
  ...period,
  movedFrom,
  {
    ...{ kind: 'list', name: 'otherStarts', label: 'First days for some grades', isOptional: true },
    hint: 'Only when some grades begin on another day than most.',
    ...{ entry: 'first day for some grades', title: 'startsOn' },
    fields: [
      { kind: 'lines', name: 'grades', label: 'Grades', hint: 'One in each line.' },
      { kind: 'day', name: 'startsOn', label: 'First day' },
      movedFrom,
    ],
  },
];

const meeting: FormField[] = [
  { kind: 'line', name: 'name', label: 'Name' },
  {
    kind: 'choice',
    name: 'week',
    label: 'Week of the month',
    choices: ['First', 'Second', 'Third', 'Fourth'].map((label, index) => ({
      value: index + 1,
      label,
    })),
  },
  { kind: 'choice', name: 'weekday', label: 'Weekday', choices: choicesOf(weekdayNames) },
  { kind: 'line', name: 'time', label: 'Time', hint: 'Such as 7:00 PM.' },
];

export const dates = contentPart({
  name: 'Important dates',
  about: 'Terms, breaks, holidays and monthly meetings',
  page: '/events#glance',
  schema: v.strictObject({ openingDay: school.entries.openingDay, ...calendar.entries }),
  take: ({ school, calendar: { year: _, ...calendar } }) => ({
    openingDay: school.openingDay,
    ...calendar,
    terms: periodsWithIds(calendar.terms),
    breaks: periodsWithIds(calendar.breaks),
    holidays: holidaysWithIds(calendar.holidays),
  }),
  place: (content, { openingDay, ...calendar }) => ({
    school: { ...content.school, openingDay },
    calendar: { ...calendar, year: content.calendar.year },
  }),
  fields: [
    {
      kind: 'list',
      name: 'years',
      label: 'School years',
      entry: 'school year',
      title: 'year',
      fields: [
        { kind: 'number', name: 'year', label: 'Year' },
        {
          kind: 'choice',
          name: 'state',
          label: 'How far its dates are',
          choices: [
            { value: 'draft', label: 'Draft: nobody sees its terms, breaks and holidays' },
            { value: 'provisional', label: 'Provisional: shown, and may still change' },
            { value: 'published', label: 'Published' },
          ],
        },
      ],
    },
    { kind: 'day', name: 'openingDay', label: 'First day of the school' },
    {
      kind: 'day',
      name: 'nextYearFrom',
      label: 'Families apply for the next year from',
      hint: 'From this day the enrollment form starts with the next year. Without it, from 1 September.',
      isOptional: true,
    },
    { kind: 'list', name: 'terms', label: 'Terms', entry: 'term', title: 'name', fields: term },
    {
      kind: 'list',
      name: 'breaks',
      label: 'Breaks',
      entry: 'break',
      title: 'name',
      fields: period,
    },
    {
      kind: 'group',
      name: 'earlyDismissal',
      label: 'Early dismissal',
      fields: [
        { kind: 'line', name: 'time', label: 'Time', hint: 'Such as 12:00 PM.' },
        {
          kind: 'line',
          name: 'when',
          label: 'When',
          hint: 'Such as “on the last day of each term”.',
        },
      ],
    },
    {
      kind: 'list',
      name: 'holidays',
      label: 'Holidays',
      entry: 'holiday',
      title: 'name',
      fields: [
        id,
        { kind: 'line', name: 'name', label: 'Name' },
        { kind: 'day', name: 'on', label: 'Day' },
      ],
    },
    {
      kind: 'group',
      name: 'meetings',
      label: 'Monthly meetings',
      fields: [
        { kind: 'group', name: 'pta', label: 'PTA', fields: meeting },
        { kind: 'group', name: 'council', label: 'School Advisory Council', fields: meeting },
      ],
    },
  ],
});
