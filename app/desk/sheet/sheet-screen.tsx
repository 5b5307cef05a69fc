import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'react-router';
import { SaveFileButton } from '#requests/save-file-button.tsx';
import { useFile } from '#requests/use-file.ts';
import { DeskPage } from '../desk-page.tsx';
import { type LetterRoom, letterRooms } from '../letters/letter-rooms.ts';
import { WriteLink } from '../letters/screens/write-link.tsx';
import { SheetColumnsForm } from './sheet-columns-form.tsx';
import { type SheetList, type SheetRoom, sheetLists } from './sheet-lists.ts';
import { SheetOfPaper } from './sheet-of-paper.tsx';
import type { SheetOnPaper, SheetShown } from './sheet-shown.ts';
import { SheetsToChoose } from './sheets-to-choose.tsx';

interface SheetScreenProps {
  room: SheetRoom;
  sheet: SheetShown;
  school: string;
}

/** A list as a sheet: what is to stand in it, what it looks like, and the ways to take it along. */
export function SheetScreen({ room, sheet, school }: SheetScreenProps) {
  const { list, api, noun, nouns = `${noun}s` }: SheetList = sheetLists[room];
  const [search] = useSearchParams();
  const [printed, setPrinted] = useState<SheetOnPaper>();
  const { isBusy, fetchFile } = useFile({
    title: 'Not printed',
    text: 'The list could not be fetched. Please try again.',
  });
  // It may be a name: it is said on the paper, and kept nowhere.
  const typed = search.get('q')?.trim();
  const searched = typed ? [`found by “${typed}”`] : [];
  const isTooLong = sheet.count > sheet.mostOnPaper;
  const print = (asked = '') =>
    fetchFile(`${api}/sheet/paper?${search}${asked}`, async (file) => {
      const all = JSON.parse(await file.text()) as SheetOnPaper;
      // All rows have to stand on the page before it is printed, and leave it again: they are many.
      flushSync(() => setPrinted(all));
      window.print();
      setPrinted(undefined);
    });
  const held = new Set(
    sheet.choices.flatMap(({ holds, isChosen }) => (isChosen && holds ? [holds] : [])),
  );
  return (
    <DeskPage
      title={<span className="no-print">{sheet.title}</span>}
      back={<Link to={`${list}?${withoutSheet(search)}`}>Back to the list</Link>}
    >
      <SheetsToChoose sheet={sheet} />
      <div className="sheet-screen">
        <div>
          {held.has('health') && (
            <p className="note no-print">
              <b>This list holds health data.</b> Print it only for who needs it. The site writes
              down who printed or saved it, and when.
            </p>
          )}
          <div className="row apart no-print">
            <p className="small muted mb-0" role="status">
              {countInWords(sheet, { noun, nouns })}
            </p>
            <div className="row">
              {!isTooLong && (
                <button
                  type="button"
                  className="btn"
                  aria-disabled={isBusy}
                  onClick={() => void print()}
                >
                  Print on A4
                </button>
              )}
              {!isTooLong && sheet.byPage && (
                <button
                  type="button"
                  className="btn line"
                  aria-disabled={isBusy}
                  onClick={() => void print('&pages')}
                >
                  {sheet.byPage}
                </button>
              )}
              {isWrittenTo(room) && <WriteLink of={room} />}
              <SaveFileButton
                address={`${api}/sheet/xlsx?${search}`}
                name={fileName(sheet.about, 'xlsx')}
              >
                Save for Excel
              </SaveFileButton>
              <SaveFileButton
                address={`${api}/sheet/csv?${search}`}
                name={fileName(sheet.about, 'csv')}
              >
                Save as CSV
              </SaveFileButton>
            </div>
          </div>
          {(printed?.pages ?? [sheet]).map(({ narrowed, table }) => (
            <SheetOfPaper
              key={narrowed.join()}
              sheet={{
                ...sheet,
                narrowed: [...narrowed, ...searched],
                ...(printed && { count: table.rows.length }),
              }}
              table={table}
              school={school}
              noun={noun}
              isToGiveBack={held.size > 0}
            />
          ))}
        </div>
        <SheetColumnsForm key={search.toString()} room={room} sheet={sheet} />
      </div>
    </DeskPage>
  );
}

const isWrittenTo = (room: SheetRoom): room is LetterRoom =>
  letterRooms.some((one) => one === room);

const fileName = (about: string, ending: string) => `${about.replaceAll(' ', '-')}.${ending}`;

function countInWords(
  { count, mostOnPaper }: SheetShown,
  { noun, nouns }: { noun: string; nouns: string },
): string {
  if (count > mostOnPaper) {
    return `More than ${mostOnPaper.toLocaleString('en')} ${nouns}. That is too long for paper: choose fewer in the list, or save it as a file.`;
  }
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString('en')} ${nouns}`;
}

/** The address of the list, without what only its sheet is asked for. */
function withoutSheet(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of ['list', 'columns']) rest.delete(name);
  return rest;
}
