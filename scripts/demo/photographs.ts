import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '#features/content/schemas.ts';
import type { Photograph } from '#features/content/sections/photograph.ts';
import type { Person } from './demo-school.ts';

export const FOLDER = join(import.meta.dirname, 'photographs');

interface OfSchool {
  /** A drawing of the pages, in the place of a photograph. */
  picture: string;
  caption: string;
  alt: string;
}

export const photographsOfSchool: Record<keyof Content['photographs'], OfSchool[]> = {
  about: [
    { picture: 'garden', caption: 'The school garden', alt: 'A drawing of children in a garden' },
    { picture: 'football', caption: 'The football ground', alt: 'A drawing of a football game' },
  ],
  academics: [
    { picture: 'reading', caption: 'A reading lesson', alt: 'A drawing of a child with a book' },
    { picture: 'science', caption: 'Science by hand', alt: 'A drawing of things for science' },
  ],
  contact: [
    { picture: 'bus', caption: 'The bus stops at the gate', alt: 'A drawing of the school bus' },
  ],
};

/** Publishes pictures on the pages, as an editor would. */
export async function showPhotographs(editor: Person): Promise<void> {
  const part = '/api/staff/content/photographs';
  const value: Record<string, object[]> = {};
  for (const [page, all] of Object.entries(photographsOfSchool)) {
    value[page] = [];
    for (const { picture, caption, alt } of all) {
      const kept = await keep(editor, picture);
      value[page].push({ caption, photograph: { ...kept, alt } });
    }
  }
  const { version } = await editor.get<{ version: number }>(part);
  await editor.post(part, { change: 'publish', version, value });
}

async function keep(editor: Person, picture: string): Promise<Omit<Photograph, 'alt'>> {
  const form = new FormData();
  form.set('kind', 'wide');
  const bytes = readFileSync(join(FOLDER, `${picture}.jpg`));
  form.set('file', new File([bytes], `${picture}.jpg`, { type: 'image/jpeg' }));
  const { digest, width, height } = await editor.post<Photograph>(
    '/api/staff/content-photographs',
    form,
  );
  return { digest, width, height };
}
