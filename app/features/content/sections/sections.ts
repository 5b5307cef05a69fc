import type { Section } from './blocks.ts';
import { dailyLife } from './daily-life.ts';
import { joining } from './joining.ts';
import { safety } from './safety.ts';

/** What every parent asks, in the order of `/parents`. The names stand in addresses and in the database. */
export const sections = { ...joining, ...dailyLife, ...safety } satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;

export const sectionNames = Object.keys(sections) as SectionName[];

export const sectionPath = (name: SectionName) => `/parents/${name}`;

export function findSection(
  name: string | undefined,
): { name: SectionName; section: Section } | undefined {
  const known = sectionNames.find((one) => one === name);
  return known && { name: known, section: sections[known] };
}
