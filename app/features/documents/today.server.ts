import { todayIn } from '#desk/today/today-in.server.ts';
import { countedLine } from '#desk/today/today-line.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import './tables.server.ts';

/** Documents that left the site because the virus scanner found something. */
export const listDocumentsToday = todayIn('documents', async (read, path) =>
  countedLine(
    await countRows(read.selectFrom('documents').where('file_scan', '=', 'infected')),
    [
      'document is off the site because a virus was found: replace its file',
      'documents are off the site because a virus was found: replace their files',
    ],
    path,
  ),
);
