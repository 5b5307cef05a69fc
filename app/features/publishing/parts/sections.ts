import type { Block, Section } from '#features/content/sections/blocks.ts';
import { sectionSchema } from '#features/content/sections/schema.ts';
import {
  type SectionName,
  sectionNames,
  sectionPath,
  sections,
} from '#features/content/sections/sections.ts';
import { type ContentPart, contentPart } from '../content-part.ts';
import type { FormField } from '../form-field.ts';
import { photographList } from './photographs.ts';

/** Each section is a part of its own: what the bus costs and who teaches are often two people's to say. */
export const sectionParts = Object.fromEntries(
  sectionNames.map((name) => [name, sectionPart(name, sections[name])]),
) as Record<SectionName, ContentPart>;

function sectionPart(name: SectionName, section: Section): ContentPart {
  return contentPart({
    name: section.title,
    about: section.lead,
    page: sectionPath(name),
    schema: sectionSchema(section),
    take: ({ sections }) => sections[name],
    place: ({ sections }, value) => ({ sections: { ...sections, [name]: value } }),
    fields: section.blocks.map(fieldOf),
  });
}

function fieldOf(block: Block): FormField {
  const { name, heading: label, hint } = block;
  switch (block.kind) {
    case 'paragraphs':
      return {
        ...{ kind: 'paragraphs', name, label, hasFacts: true },
        hint: hint ?? 'An empty line begins a new paragraph. Leave it empty while you do not know.',
      };
    case 'points':
      return {
        ...{ kind: 'lines', name, label, hasFacts: true },
        hint: hint ?? 'One in each line. Leave it empty while you do not know.',
      };
    case 'photographs':
      return photographList(name, label, 'Nothing is shown while there are none.');
    case 'people':
      return {
        ...{ kind: 'list', name, label, entry: block.entry, title: 'name' },
        ...(hint && { hint }),
        fields: [
          { kind: 'line', name: 'name', label: 'Name' },
          { kind: 'line', name: 'role', label: 'What this person does' },
          {
            ...{ kind: 'tel', name: 'phone', label: 'Phone', isOptional: true },
            hint: 'Only a number that everybody may call, such as +260 211 000 000.',
          },
          { kind: 'text', name: 'text', label: 'More about this person', isOptional: true },
          ...(block.hasPortraits
            ? [
                {
                  kind: 'photograph',
                  of: 'portrait',
                  name: 'portrait',
                  label: 'Photograph',
                  isOptional: true,
                } as const,
              ]
            : []),
        ],
      };
    case 'table':
      return {
        ...{ kind: 'list', name, label, entry: block.entry, title: block.columns[0].name },
        ...(hint && { hint }),
        fields: block.columns.map(({ kind, hint: columnHint, ...column }) => ({
          ...column,
          kind: kind === 'kwacha' ? 'number' : 'line',
          ...(columnHint || kind === 'kwacha'
            ? { hint: columnHint ?? 'In kwacha, such as 1725.' }
            : {}),
        })),
      };
  }
}
