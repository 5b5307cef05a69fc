import * as v from 'valibot';
import { placeholders } from '#features/content/placeholders.ts';
import { faq as file } from '#features/content/schemas/faq.ts';
import type { Content } from '#features/content/schemas.ts';
import { contentPart } from '../content-part.ts';
import { field } from '../form-field.ts';

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
  placeholders: placeholders.faq,
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
    field.list('items', 'Questions', {
      entry: 'question',
      title: 'question',
      fields: [
        field.anchor('Name in addresses', 'question'),
        field.line('question', 'Question'),
        field.choice('tab', 'Tab', [
          { value: 'enrollment', label: 'Enrollment' },
          { value: 'curriculum', label: 'Curriculum' },
          { value: 'general', label: 'General' },
        ]),
        field.paragraphs('answer', 'Answer', {
          hint: 'An empty line begins a new paragraph.',
          hasFacts: true,
        }),
        field.group(
          'link',
          'Link below the answer',
          [
            field.line('label', 'Words of the link', { hasFacts: true }),
            field.line('href', 'Leads to', {
              hint: 'A page of this site such as /events, or an address with https://.',
            }),
          ],
          { isOptional: true },
        ),
      ],
    }),
  ],
});
