import type { Content } from '#features/content/schemas.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { sectionNames, sectionPath, sections } from '#features/content/sections/sections.ts';
import { wordsOn } from '#features/content/time/words-on.ts';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { type Findable, stemmedWordsOf } from './find-answers.ts';

/** What people call a page who do not know our name for it. */
const alsoCalled = {
  about: 'mission vision values history team head',
  academics: 'curriculum subject lesson grade class learn teach programme',
  events: 'calendar term date holiday break meeting open closed',
  parents: 'hour lunch transport pta volunteer portal',
  faq: 'question answer help',
  enrollment: 'apply application admission register place new child enrol join school age',
  careers: 'job work vacancy opening teacher apply cv resume',
  contact: 'visit address phone email map location where office hour whatsapp',
  documents: 'form download pdf paper print',
  meals: 'lunch pay payment price food breakfast milk',
  privacy: 'data personal information delete',
  terms: 'use rule website',
} satisfies Partial<Record<keyof Content, string>>;

const paths: Partial<Record<keyof typeof alsoCalled, string>> = {
  documents: '/parents/documents',
  meals: '/parents/meals',
};

/** What leaves the index by itself: an event after its last day, an opening that takes no applications. */
interface FindableNow {
  today: PlainDate;
  /** The ids of the openings for which candidates may apply. */
  openIds: string[];
}

const indexes = new WeakMap<Content, { key: string; index: Findable[] }>();

/** All public text that the school writes, place by place; made once for each version of the content, day and opening. */
export function searchIndex(content: Content, now: FindableNow): Findable[] {
  const key = [now.today, ...now.openIds].join(' ');
  const known = indexes.get(content);
  if (known?.key === key) return known.index;
  const index = makeIndex(content, now);
  indexes.set(content, { key, index });
  return index;
}

function makeIndex(content: Content, { today, openIds }: FindableNow): Findable[] {
  const filled = allFilledIn(wordsOn(content, today), schoolFacts(content));
  const { faq, parents, openings, events } = filled;
  const pages = Object.entries(alsoCalled).map(([name, called]) => {
    const page = filled[name as keyof typeof alsoCalled];
    const lead = 'lead' in page ? page.lead : '';
    return place(page.title, paths[name as keyof typeof alsoCalled] ?? `/${name}`, [called, lead]);
  });
  return [
    ...pages,
    ...sectionNames.map((name) => {
      const { title, lead, alsoCalled: called } = sections[name];
      return place(title, sectionPath(name), [lead, called, filled.sections[name]]);
    }),
    ...pagesWithPhotographs(filled.photographs),
    ...Object.values(faq.groups).flatMap(({ items }) =>
      items.map(({ id, question, answer }) =>
        place(question, `/faq#${id}`, [answer, id.replaceAll('-', ' ')]),
      ),
    ),
    ...parents.tabs.flatMap(({ topics }) =>
      topics.map(({ id, heading, ...topic }) => place(heading, `/parents#${id}`, topic)),
    ),
    ...[filled.privacy, filled.terms].flatMap(({ title, sections: parts }) =>
      parts.map(({ id, heading, text, points }) =>
        place(heading, `/${title.toLowerCase()}#${id}`, [text, points]),
      ),
    ),
    ...openings
      .filter(({ id }) => openIds.includes(id))
      .map(({ title, department, description }) =>
        place(title, '/careers', [department, description, 'job']),
      ),
    ...events.events
      .filter(({ startsOn, endsOn = startsOn }) => endsOn >= today)
      .map(({ title, description, category }) => place(title, '/events', [description, category])),
    ...parentForms.map(({ kind, page }) => {
      const { title, lead } = filled.forms[kind];
      return place(title, page, lead);
    }),
    place('Check the status', '/status', 'application answer decision reference waiting'),
    place('Sign in', '/sign-in', 'login password account portal'),
  ];
}

/** Once there are photographs, the pages that show them. */
function pagesWithPhotographs(photographs: Content['photographs']): Findable[] {
  return Object.entries(photographs)
    .filter(([, all]) => all.length > 0)
    .map(([name, all]) =>
      place('Photographs of the school', `/${name}#photographs`, [name, 'picture image look', all]),
    );
}

function place(title: string, href: string, said: unknown): Findable {
  const inTitle = new Set(stemmedWordsOf(title));
  const words = new Set(textsIn(said).flatMap(stemmedWordsOf));
  return { title, href, words: [...words].filter((word) => !inTitle.has(word)).join(' ') };
}

/** Every text in a value, however deep; links and names of pictures are none that people read. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string')
    return ['id', 'href', 'picture', 'shows', 'digest', 'alt'].includes(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, key));
}
