import * as v from 'valibot';
import { holidaysWithIds, periodsWithIds } from '#features/calendar/lasting-ids.ts';
import { calendar } from '#features/content/schemas/calendar.ts';
import { school } from '#features/content/schemas/school.ts';
import { weekdayNames } from '#lib/dates/plain-date.ts';
import { contentPart } from '../content-part.ts';
import { choicesOf, type FormField, field } from '../form-field.ts';

const id: FormField = field.anchor('Name for calendars', 'name');

const period: FormField[] = [
  id,
  field.line('name', 'Name'),
  field.day('startsOn', 'First day'),
  field.day('endsOn', 'Last day'),
];

const movedFrom: FormField = field.day('movedFrom', 'Moved from', {
  isOptional: true,
  hint: 'The first day that families knew before. Every page says it until the term has begun.',
});

const term: FormField[] = [
  ...period,
  movedFrom,
  field.list('otherStarts', 'First days for some grades', {
    isOptional: true,
    hint: 'Only when some grades begin on another day than most.',
    entry: 'first day for some grades',
    title: 'startsOn',
    fields: [
      field.lines('grades', 'Grades', { hint: 'One in each line.' }),
      field.day('startsOn', 'First day'),
      movedFrom,
    ],
  }),
];

const meeting: FormField[] = [
  field.line('name', 'Name'),
  field.choice(
    'week',
    'Week of the month',
    ['First', 'Second', 'Third', 'Fourth'].map((label, index) => ({
      value: index + 1,
      label,
    })),
  ),
  field.choice('weekday', 'Weekday', choicesOf(weekdayNames)),
  field.line('time', 'Time', { hint: 'Such as 7:00 PM.' }),
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
    field.list('years', 'School years', {
      entry: 'school year',
      title: 'year',
      fields: [
        field.number('year', 'Year'),
        field.choice('state', 'How far its dates are', [
          { value: 'draft', label: 'Draft: nobody sees its terms, breaks and holidays' },
          { value: 'provisional', label: 'Provisional: shown, and may still change' },
          { value: 'published', label: 'Published' },
        ]),
      ],
    }),
    field.day('openingDay', 'First day of the school'),
    field.day('nextYearFrom', 'Families apply for the next year from', {
      hint: 'From this day the enrollment form starts with the next year. Without it, from 1 September.',
      isOptional: true,
    }),
    field.list('terms', 'Terms', { entry: 'term', title: 'name', fields: term }),
    field.list('breaks', 'Breaks', { entry: 'break', title: 'name', fields: period }),
    field.group('earlyDismissal', 'Early dismissal', [
      field.line('time', 'Time', { hint: 'Such as 12:00 PM.' }),
      field.line('when', 'When', { hint: 'Such as “on the last day of each term”.' }),
    ]),
    field.list('holidays', 'Holidays', {
      entry: 'holiday',
      title: 'name',
      fields: [id, field.line('name', 'Name'), field.day('on', 'Day')],
    }),
    field.group('meetings', 'Monthly meetings', [
      field.group('pta', 'PTA', meeting),
      field.group('council', 'School Advisory Council', meeting),
    ]),
  ],
});
