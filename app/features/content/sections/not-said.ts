import type { Section, SectionValue } from './blocks.ts';

/** The headings of the blocks that the school has not filled yet, in their order; photographs answer no question. */
export function notSaid({ blocks }: Section, value: SectionValue): string[] {
  return blocks
    .filter(({ kind, name }) => kind !== 'photographs' && !value[name]?.length)
    .map(({ heading }) => heading);
}
