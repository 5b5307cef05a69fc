import { randomUUID } from 'node:crypto';
import { fileOf, zipOf } from './sample-resumes.ts';

/** The form with which the desk adds a document. */
export function documentForm(
  bytes: Buffer,
  name: string,
  changed: Partial<Record<'id' | 'title' | 'summary' | 'publishedFrom', string>> = {},
): FormData {
  const form = new FormData();
  const fields = {
    id: randomUUID(),
    title: 'Uniform list',
    summary: 'What to wear, and where to have it made.',
    publishedFrom: '2026-01-05',
    ...changed,
  };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', fileOf(bytes, name));
  return form;
}

/** A workbook with one sheet; `extra` stands beside it. */
export function sampleXlsx(extra: { name: string; content: string }[] = []): Buffer {
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`,
    },
    { name: 'xl/workbook.xml', content: '<?xml version="1.0"?><workbook/>' },
    ...extra,
  ]);
}

/** A picture of one dot. */
export const samplePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
