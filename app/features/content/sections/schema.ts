import * as v from 'valibot';
import { grade, isInGradeOrder, LAST_BEFORE_FIRST } from '../grades.ts';
import { kwacha, telephone, text } from '../schemas/parts.ts';
import type { Block, Column, SectionValue } from './blocks.ts';
import { captionedPhotographs, photographSchema } from './photograph.ts';
import { sections as known, type SectionName, sectionNames } from './sections.ts';

const SHORT = v.pipe(text, v.maxLength(120, 'must have 120 characters or fewer'));

/** Not `list`: what the school has not said yet is empty. */
const entries = (item: v.GenericSchema) =>
  v.optional(v.array(item, 'must be a list'), () => []) as v.GenericSchema<
    unknown,
    SectionValue[string]
  >;

const portraitOf = ({ hasPortraits }: { hasPortraits?: true }): v.GenericSchema =>
  hasPortraits ? photographSchema('portrait') : v.never('cannot stand here');

function cellsOf({ name, kind }: Column): Record<string, v.GenericSchema> {
  switch (kind) {
    case 'grades':
      return { from: grade, to: grade };
    case 'kwacha':
      return { [name]: kwacha };
    default:
      return { [name]: SHORT };
  }
}

function blockSchema(block: Block) {
  switch (block.kind) {
    case 'paragraphs':
    case 'points':
      return entries(text);
    case 'photographs':
      return captionedPhotographs as v.GenericSchema<unknown, SectionValue[string]>;
    case 'people':
      return entries(
        v.strictObject({
          name: SHORT,
          role: SHORT,
          phone: v.optional(telephone),
          text: v.optional(text),
          portrait: v.optional(portraitOf(block)),
        }),
      );
    case 'table':
      return entries(
        v.pipe(
          v.strictObject(Object.assign({}, ...block.columns.map(cellsOf))),
          v.forward(
            v.check((row) => isInGradeOrder(row), LAST_BEFORE_FIRST),
            ['to'],
          ),
        ),
      );
  }
}

export function sectionSchema({
  blocks,
}: {
  blocks: readonly Block[];
}): v.GenericSchema<unknown, SectionValue> {
  return v.strictObject(
    Object.fromEntries(blocks.map((block) => [block.name, blockSchema(block)])),
  ) as v.GenericSchema<unknown, SectionValue>;
}

/** Everything may be left out: nothing is invented for the school. */
export const sections = v.strictObject(
  Object.fromEntries(
    sectionNames.map((name) => [name, v.optional(sectionSchema(known[name]), {})]),
  ),
) as v.GenericSchema as v.GenericSchema<unknown, Record<SectionName, SectionValue>>;
