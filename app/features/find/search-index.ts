import type { Content } from '#features/content/schemas.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { sectionNames, sectionPath, sections } from '#features/content/sections/sections.ts';
import { wordsOn } from '#features/content/time/words-on.ts';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { stemmedWordsOf } from './asked-words.ts';
import type { Findable } from './find-answers.ts';

/** What people call a page who do not know our name for it. */
const alsoCalled = {
  about: 'mission vision values history',
  academics: 'curriculum subject lesson programme learn',
  events: 'calendar term date holiday break meeting',
  parents: 'hours lunch transport pta volunteer portal',
  faq: 'question answer help',
  enrollment:
    'apply application admission register place space new class grade enrol enrolment enroll join age how old',
  careers: 'job work vacancy opening teach teaching teacher apply cv resume career hire employment',
  contact:
    'visit address phone number call email map location direction office whatsapp message write near',
  documents: 'form download pdf paper print',
  meals: 'lunch meal pay payment food breakfast milk',
  privacy: 'data personal information delete',
  terms: 'use rule website',
} satisfies Partial<Record<keyof Content, string>>;

const paths: Partial<Record<keyof typeof alsoCalled, string>> = {
  documents: '/parents/documents',
  meals: '/parents/meals',
};

/** What parents call a question of the FAQ, by its id. What the school has taken out of its FAQ finds nothing. */
const questionsCalled: Record<string, string> = {
  'how-to-enroll': 'apply application register enrol',
  'kindergarten-age': 'age old kindergarten reception nursery baby preschool',
  'when-to-apply': 'deadline late open',
  tours: 'visit tour look come see',
  'after-applying': 'status wait answer decision',
  'which-curriculum': 'syllabus subject zambian',
  'learning-needs': 'disability disabled special slow help support',
  assessment: 'report result test exam mark',
  'school-hours': 'hours time start knock off begin finish',
  transport: 'bus',
  'school-year': 'year open close reopen term holiday start end',
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
    const path = paths[name as keyof typeof alsoCalled] ?? `/${name}`;
    const found = place(page.title, path, lead, called);
    return name === 'careers' ? ({ ...found, of: 'work' } as const) : found;
  });
  return [
    ...pages,
    ...sectionNames.map((name) => {
      const { title, lead, alsoCalled: called } = sections[name];
      return place(title, sectionPath(name), [lead, filled.sections[name]], called);
    }),
    ...pagesWithPhotographs(filled.photographs),
    ...Object.values(faq.groups).flatMap(({ items }) =>
      items.map(({ id, question, answer }) =>
        place(question, `/faq#${id}`, [answer, id.replaceAll('-', ' ')], questionsCalled[id]),
      ),
    ),
    ...parents.tabs.flatMap(({ topics }) =>
      topics.map(({ id, heading, ...topic }) => place(heading, `/parents#${id}`, topic)),
    ),
    ...[filled.privacy, filled.terms].flatMap(({ title, sections: parts }) =>
      parts.map(({ id, heading, text, points }) => ({
        ...place(heading, `/${title.toLowerCase()}#${id}`, [text, points]),
        of: 'law' as const,
      })),
    ),
    ...openings
      .filter(({ id }) => openIds.includes(id))
      .map(({ title, department, description }) => ({
        ...place(title, '/careers', [department, description], 'job'),
        of: 'work' as const,
      })),
    ...events.events
      .filter(({ startsOn, endsOn = startsOn }) => endsOn >= today)
      .map(({ title, description, category }) => place(title, '/events', [description, category])),
    ...parentForms.map(({ kind, page }) => {
      const { title, lead } = filled.forms[kind];
      return place(title, page, lead);
    }),
    place(
      'Check the status',
      '/status',
      '',
      'application answer decision reference waiting arrived',
    ),
    place('Sign in', '/sign-in', '', 'login log password account portal'),
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

function place(title: string, href: string, said: unknown, alsoCalled = ''): Findable {
  const inTitle = new Set(stemmedWordsOf(title));
  const called = new Set(stemmedWordsOf(alsoCalled).filter((word) => !inTitle.has(word)));
  const words = new Set(textsIn(said).flatMap(stemmedWordsOf));
  const others = [...words].filter((word) => !inTitle.has(word) && !called.has(word));
  return { title, href, called: [...called].join(' '), words: others.join(' ') };
}

/** Every text in a value, however deep; links and names of pictures are none that people read. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string')
    return ['id', 'href', 'picture', 'shows', 'digest', 'alt', 'from', 'to'].includes(name)
      ? []
      : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, key));
}
