import { placeholders } from '#features/content/placeholders.ts';
import type { Block, Column, Section, SectionValue } from '#features/content/sections/blocks.ts';
import { sectionSchema } from '#features/content/sections/schema.ts';
import {
  type SectionName,
  sectionNames,
  sectionPath,
  sections,
} from '#features/content/sections/sections.ts';
import { type ContentPart, contentPart, leavingOut } from '../content-part.ts';
import { type FormField, field, gradeChoices } from '../form-field.ts';
import { photographList } from './photographs.ts';

/** Each section is a part of its own: what the bus costs and who teaches are often two people's to say. */
export const sectionParts = Object.fromEntries(
  sectionNames.map((name) => [name, sectionPart(name, sections[name])]),
) as Record<SectionName, ContentPart>;

function sectionPart(name: SectionName, section: Section): ContentPart {
  const isGuarded = ({ guardedAs }: Block) => guardedAs !== undefined;
  const guarded = section.blocks.filter(isGuarded);
  const blocks = section.blocks.filter((block) => !isGuarded(block));
  return contentPart({
    name: section.title,
    about: section.lead,
    page: sectionPath(name),
    placeholders: placeholders.sections,
    ...(guarded[0]?.guardedAs && { guardedBeside: guarded[0].guardedAs }),
    schema: leavingOut(namesOf(guarded), sectionSchema({ blocks })),
    take: ({ sections }) => only(namesOf(blocks), sections[name]),
    place: ({ sections }, value) => ({
      sections: { ...sections, [name]: { ...only(namesOf(guarded), sections[name]), ...value } },
    }),
    fields: blocks.map(fieldOf),
  });
}

function namesOf(blocks: Block[]): string[] {
  return blocks.map((block) => block.name);
}

function only(names: string[], value: SectionValue): SectionValue {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}

function fieldOf(block: Block): FormField {
  const { name, heading: label, hint } = block;
  switch (block.kind) {
    case 'paragraphs':
      return field.paragraphs(name, label, {
        hasFacts: true,
        hint: hint ?? 'An empty line begins a new paragraph. Leave it empty while you do not know.',
      });
    case 'points':
      return field.lines(name, label, {
        hasFacts: true,
        hint: hint ?? 'One in each line. Leave it empty while you do not know.',
      });
    case 'photographs':
      return photographList(name, label, 'Nothing is shown while there are none.');
    case 'people':
      return field.list(name, label, {
        entry: block.entry,
        title: 'name',
        ...(hint && { hint }),
        fields: [
          field.line('name', 'Name'),
          field.line('role', 'What this person does'),
          field.tel('phone', 'Phone', {
            hint: 'Only a number that everybody may call, such as +260 211 000 000.',
            isOptional: true,
          }),
          field.text('text', 'More about this person', { isOptional: true }),
          ...(block.hasPortraits
            ? [field.photograph('portrait', 'portrait', 'Photograph', { isOptional: true })]
            : []),
        ],
      });
    case 'table':
      return field.list(name, label, {
        ...titleOf(block.columns[0]),
        entry: block.entry,
        ...(hint && { hint }),
        fields: block.columns.flatMap(fieldsOfColumn),
      });
  }
}

function titleOf({ name, kind }: Column): { title: string; titleEnd?: string } {
  return kind === 'grades' ? { title: 'from', titleEnd: 'to' } : { title: name };
}

function fieldsOfColumn({ name, label, kind, hint }: Column): FormField[] {
  switch (kind) {
    case 'grades':
      return [
        field.choice('from', 'First grade', gradeChoices),
        field.choice('to', 'Last grade', gradeChoices, {
          hint: 'The same as the first where the row is for one grade only.',
        }),
      ];
    case 'kwacha':
      return [field.number(name, label, { hint: hint ?? 'In kwacha, such as 1725.' })];
    default:
      return [field.line(name, label, hint ? { hint } : {})];
  }
}
