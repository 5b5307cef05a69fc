import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Actor, recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { personalPage } from '#lib/http/public-page.ts';
import type { Store } from '#lib/store/store.server.ts';
import { BYTE_ORDER_MARK, writeRows } from '#lib/text/csv.ts';

interface CsvTable {
  /** What the file is to be called on the device. */
  name: string;
  /** What it holds, as the record of who did what calls it. */
  about: string;
  /** Rows without the head, and by what they were chosen. */
  detail: string;
  head: string[];
  /** A few hundred rows at a time. */
  pieces: AsyncIterator<string[][]>;
}

/**
 * A table to keep, after it is written down who took it. It is read while it is sent, so that a school's whole list
 * takes neither memory nor everybody else's time.
 */
export async function csvFile(
  { store, clock }: { store: Store; clock: Clock },
  staff: Actor,
  { name, about, detail, head, pieces }: CsvTable,
): Promise<Response> {
  // Before anything is said: what cannot be read at all is still answered with a problem.
  const first = await pieces.next();
  await store.write((transaction) =>
    recordAct(transaction, staff, { act: 'exported', about, detail }, clock.now()),
  );
  return new Response(streamOf(written(head, first, pieces)), {
    headers: {
      ...personalPage,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

async function* written(
  head: string[],
  first: IteratorResult<string[][]>,
  pieces: AsyncIterator<string[][]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeRows([head]);
  for (let piece = first; !piece.done; piece = await pieces.next()) {
    yield writeRows(piece.value);
    // SQLite answers at once: without this, whoever else waits would wait for the whole file.
    await nextTurn();
  }
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => texts.return(undefined).then(() => undefined),
  });
}
