import { personalPage } from '#lib/public-page.ts';

/** A table to keep, under the name that it is to have on the device. */
export function csvAnswer(csv: string, name: string): Response {
  return new Response(csv, {
    headers: {
      ...personalPage,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}
