import type * as v from 'valibot';
import { census } from './census-schema.ts';
import { papers } from './papers-schema.ts';
import { photographs } from './photographs-schema.ts';
import { about } from './schemas/about.ts';
import { academics } from './schemas/academics.ts';
import { calendar } from './schemas/calendar.ts';
import { careers } from './schemas/careers.ts';
import { contact } from './schemas/contact.ts';
import { documents } from './schemas/documents.ts';
import { enrollment } from './schemas/enrollment.ts';
import { events } from './schemas/events.ts';
import { faq } from './schemas/faq.ts';
import { fees } from './schemas/fees.ts';
import { forms } from './schemas/forms.ts';
import { home } from './schemas/home.ts';
import { meals } from './schemas/meals.ts';
import { openings } from './schemas/openings.ts';
import { pages } from './schemas/pages.ts';
import { parents } from './schemas/parents.ts';
import { privacy } from './schemas/privacy.ts';
import { retention } from './schemas/retention.ts';
import { schedule } from './schemas/schedule.ts';
import { school } from './schemas/school.ts';
import { terms } from './schemas/terms.ts';
import type { timedText } from './schemas/timed-text.ts';
import { sections } from './sections/schema.ts';
import type { WordsOn } from './time/words-on.ts';

/** One schema for each file of `content/`, by the file's name. */
export const contentSchemas = {
  school,
  home,
  enrollment,
  calendar,
  events,
  fees,
  forms,
  meals,
  careers,
  openings,
  contact,
  pages,
  papers,
  parents,
  photographs,
  sections,
  documents,
  about,
  academics,
  faq,
  privacy,
  retention,
  census,
  schedule,
  terms,
};

export type Content = {
  [File in keyof typeof contentSchemas]: v.InferOutput<(typeof contentSchemas)[File]>;
};
declare module '#desk/define-room.server.ts' {
  interface RoomServices {
    readonly content: Content;
  }
}

export type School = Content['school'];
export type TimedText = Exclude<v.InferOutput<typeof timedText>, string>;
export type HomeContent = WordsOn<Content['home']>;
export type EnrollmentContent = Content['enrollment'];
export type CareersContent = WordsOn<Content['careers']>;
export type Opening = Content['openings'][number];
export type ContactContent = Content['contact'];
export type PrivacyNotice = EnrollmentContent['notices'][number];
export type SchoolCalendar = Content['calendar'];
export type EventsContent = Content['events'];
export type ParentsContent = Content['parents'];
export type AboutContent = WordsOn<Content['about']>;
export type AcademicsContent = Content['academics'];
export type FaqContent = Content['faq'];
export type PrivacyContent = Content['privacy'];
export type MealsContent = Content['meals'];
export type CensusContent = Content['census'];
export type Retention = Content['retention'];
