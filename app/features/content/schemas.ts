import * as v from 'valibot';
import { isRealDate } from '#lib/plain-date.ts';

const text = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'));
const day = v.pipe(text, v.check(isRealDate, 'must be a real day written as YYYY-MM-DD'));
const kwacha = v.pipe(v.number('must be a number'), v.minValue(0, 'must not be below 0'));
const email = v.pipe(text, v.email('must be an email address'));
const path = v.pipe(text, v.regex(/^(\/|https:\/\/)/, 'must start with / or https://'));
const link = v.strictObject({ label: text, href: path });
const list = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item, 'must be a list'), v.minLength(1, 'must not be empty'));

const pictureNames = [
  'hero',
  'reading',
  'science',
  'drum',
  'football',
  'garden',
  'family',
  'goat',
  'bench',
] as const;
const picture = v.picklist(pictureNames, `must be one of ${pictureNames.join(', ')}`);

const school = v.strictObject({
  name: text,
  nameLines: v.pipe(list(text), v.maxLength(2, 'must have one or two lines')),
  slug: v.pipe(
    text,
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and dashes'),
  ),
  motto: text,
  description: text,
  commitment: text,
  address: list(text),
  country: v.pipe(text, v.length(2, 'must be a country code of two letters')),
  map: v.strictObject({
    latitude: v.pipe(v.number('must be a number'), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number('must be a number'), v.minValue(-180), v.maxValue(180)),
  }),
  phone: text,
  email,
  admissionsEmail: email,
  admissionsPhone: text,
  social: v.array(v.strictObject({ name: text, href: path })),
  hours: v.strictObject({ days: text, school: text, schoolOnContactPage: text, office: text }),
  openingDay: day,
});

const home = v.strictObject({
  title: text,
  hero: v.strictObject({ heading: text, lead: text, picture }),
  features: v.strictObject({
    heading: text,
    lead: text,
    cards: list(v.strictObject({ title: text, text, link, picture })),
  }),
  stats: list(
    v.strictObject({
      icon: v.picklist(['flag', 'sunrise', 'bulb', 'people']),
      value: text,
      label: text,
    }),
  ),
  news: v.strictObject({
    heading: text,
    lead: text,
    items: list(
      v.strictObject({
        title: text,
        category: v.picklist(['grand-opening', 'enrollment', 'information']),
        date: text,
        leaf: v.optional(v.strictObject({ large: text, small: text })),
        time: v.optional(text),
        location: text,
        description: text,
        link,
      }),
    ),
  }),
  vision: v.strictObject({
    heading: text,
    cards: list(v.strictObject({ title: text, statement: text, source: text })),
  }),
  newsletter: v.strictObject({ heading: text, lead: text }),
});

const enrollment = v.strictObject({
  title: text,
  ageRule: text,
  why: v.strictObject({ heading: text, cards: list(v.strictObject({ title: text, text })) }),
  notices: list(v.strictObject({ version: text, sentences: list(text) })),
});

const calendar = v.strictObject({
  year: v.pipe(v.number('must be a year'), v.integer('must be a year')),
  terms: list(v.strictObject({ name: text, startsOn: day, endsOn: day })),
  breaks: list(v.strictObject({ name: text, startsOn: day, endsOn: day })),
  earlyDismissal: v.strictObject({ time: text, when: text }),
  holidays: list(v.strictObject({ name: text, on: day })),
});

const fees = v.strictObject({
  meals: list(v.strictObject({ name: text, kwacha })),
  pta: v.strictObject({ perPersonKwacha: kwacha, perFamilyKwacha: kwacha, period: text }),
});

const openings = list(
  v.strictObject({
    title: text,
    department: v.picklist(
      ['Academics', 'Student Support Services', 'Administration', 'Academics - Specials'],
      'must be one of the four departments',
    ),
    location: text,
    type: v.picklist(['Full-time', 'Part-time'], 'must be Full-time or Part-time'),
  }),
);

/** One schema for each file of `content/`, by the file's name. */
export const contentSchemas = { school, home, enrollment, calendar, fees, openings };

export type Content = {
  [File in keyof typeof contentSchemas]: v.InferOutput<(typeof contentSchemas)[File]>;
};
export type School = Content['school'];
export type HomeContent = Content['home'];
export type EnrollmentContent = Content['enrollment'];
export type PrivacyNotice = EnrollmentContent['notices'][number];
export type SchoolCalendar = Content['calendar'];
export type PictureName = (typeof pictureNames)[number];
