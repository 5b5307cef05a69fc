import { copyFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';

/** The school's own texts, but for what parents look for: there it is full, so that every page can be seen. */
export function copyContent(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'sections.yaml'), join(to, 'sections.yaml'));
}
