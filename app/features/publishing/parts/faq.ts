import * as v from 'valibot';
import { faq as file } from '#features/content/schemas/faq.ts';
import type { Content } from '#features/content/schemas.ts';
import { contentPart } from '../content-part.ts';

const tabs = ['enrollment', 'curriculum', 'general'] as const;
const item = file.entries.groups.entries.general.entries.items.pipe[0].item;

const items = v.pipe(
  v.array(v.strictObject({ tab: v.picklist(tabs, 'must be one of the tabs'), ...item.entries })),
  v.check(
    (all) => tabs.every((tab) => all.some((one) => one.tab === tab)),
    'must have a question in each tab',
  ),
);

type Groups = Content['faq']['groups'];

export const faq = contentPart({
  name: 'Questions and answers',
  about: 'What families ask most',
  page: '/faq',
  schema: v.strictObject({ items }),
  take: ({ faq }) => ({
    items: tabs.flatMap((tab) => faq.groups[tab].items.map((one) => ({ tab, ...one }))),
  }),
  place: ({ faq }, { items }) => {
    const group = (tab: keyof Groups) => ({
      ...faq.groups[tab],
      items: items.filter((one) => one.tab === tab).map(({ tab: _tab, ...one }) => one),
    });
    return {
      faq: {
        ...faq,
        groups: {
          enrollment: group('enrollment'),
          curriculum: group('curriculum'),
          general: group('general'),
        },
      },
    };
  },
  fields: [
    {
      kind: 'list',
      name: 'items',
      label: 'Questions',
      entry: 'question',
      title: 'question',
      fields: [
        { kind: 'anchor', name: 'id', label: 'Name in addresses', from: 'question' },
        { kind: 'line', name: 'question', label: 'Question' },
        {
          kind: 'choice',
          name: 'tab',
          label: 'Tab',
          choices: [
            { value: 'enrollment', label: 'Enrollment' },
            { value: 'curriculum', label: 'Curriculum' },
            { value: 'general', label: 'General' },
          ],
        },
        {
          kind: 'paragraphs',
          name: 'answer',
          label: 'Answer',
          hint: 'An empty line begins a new paragraph.',
          hasFacts: true,
        },
        {
          kind: 'group',
          name: 'link',
          label: 'Link below the answer',
          isOptional: true,
          fields: [
            { kind: 'line', name: 'label', label: 'Words of the link', hasFacts: true },
            {
              kind: 'line',
              name: 'href',
              label: 'Leads to',
              hint: 'A page of this site such as /events, or an address with https://.',
            },
          ],
        },
      ],
    },
  ],
});
