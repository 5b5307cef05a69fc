import { sheetFiles } from '#desk/sheet/sheet-shown.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { fileLoader } from '../desk-routes.ts';
import { atEachSheet } from '../each-room.ts';

/** A list as a file; who takes it is recorded. */
export const loader = atEachSheet(({ room, readAsked, save }) =>
  fileLoader(room, readAsked, async (school, staff, asked, { params }) => {
    const form = sheetFiles.find((one) => one === params.form);
    return form ? save(school, staff as never, asked as never, form) : notFound();
  }),
);
