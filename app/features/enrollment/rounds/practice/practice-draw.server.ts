import type { StaffIn } from '#desk/require-room.server.ts';
import { type Drawn, linesOfList, orderOf, sealOf, sortedByTicket } from '../draw.server.ts';

/** Always the same words: whoever practises may know them, and nothing hangs on the order. */
const WORDS = 'practice kitchen lantern goat maize river';
const GRADE = 'grade1';
/** So many of the children get a place. */
const PLACES = 4;

/** Nobody: invented names, as no child of a real list is shown while somebody practises. */
const INVENTED: readonly (Pick<Drawn, 'ticket' | 'group'> & { child: string })[] = [
  { child: 'Invented child A', ticket: '4821', group: 3 },
  { child: 'Invented child B', ticket: '1093', group: 3 },
  { child: 'Invented child C', ticket: '7745', group: 1 },
  { child: 'Invented child D', ticket: '3360', group: 3 },
  { child: 'Invented child E', ticket: '9217', group: 2 },
  { child: 'Invented child F', ticket: '5508', group: 3 },
  { child: 'Invented child G', ticket: '2674', group: 3 },
  { child: 'Invented child H', ticket: '6139', group: 1 },
];

export type PracticeDraw = ReturnType<typeof practiseDraw>;

/** A draw of invented children, for throws of a die or before them. It is kept nowhere: whoever loads it anew throws anew. */
export function practiseDraw(_staff: StaffIn<'enrollment'>, dice: string) {
  const list = sortedByTicket(INVENTED.map((one) => ({ ...one, grade: GRADE })));
  const listSeal = sealOf(linesOfList(list));
  const childOf = new Map(list.map(({ ticket, child }) => [ticket, child]));
  const drawn = dice
    ? {
        dice,
        secret: WORDS,
        order: (orderOf(list, { secret: WORDS, dice, listSeal })[GRADE] ?? []).map((one) => ({
          ...one,
          child: childOf.get(one.ticket) ?? '',
        })),
      }
    : undefined;
  return { children: list.length, listSeal, places: PLACES, drawn };
}
