import type { FileAnswer } from '#lib/http/answer.ts';
import { streamOf } from '#lib/http/file-answer.server.ts';
import { personalPage } from '#lib/http/public-page.ts';
import type { Cell } from './sheet-column.ts';
import { sheetAsCsv } from './sheet-csv.server.ts';
import { type SheetFile, type SheetTable, sheetTypes } from './sheet-shown.ts';
import { sheetAsXlsx } from './sheet-xlsx.server.ts';

/** The file in which a list leaves, written while it is read. */
export function sheetFile(
  { about, title, form }: { about: string; title: string; form: SheetFile },
  heads: SheetTable['columns'],
  pieces: AsyncIterable<Cell[][]>,
): FileAnswer<'text/csv'> {
  const body =
    form === 'csv' ? streamOf(sheetAsCsv(heads, pieces)) : sheetAsXlsx(title, heads, pieces);
  return new Response(body, {
    headers: {
      ...personalPage,
      'Content-Type': sheetTypes[form],
      'Content-Disposition': `attachment; filename="${about.replaceAll(' ', '-')}.${form}"`,
    },
  });
}
