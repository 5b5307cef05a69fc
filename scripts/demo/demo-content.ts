import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readContent } from '#features/content/read.server.ts';
import { withNextYear } from './next-year.ts';

/**
 * The school's own texts, but for what parents look for, which is full so that every page can be seen, and for the next
 * school year, so that an offer has a first day.
 */
export function copyContent(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'sections.yaml'), join(to, 'sections.yaml'));
  const { calendar } = readContent(to);
  writeFileSync(join(to, 'calendar.yaml'), stringify(withNextYear(calendar)));
}
