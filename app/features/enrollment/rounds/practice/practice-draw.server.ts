import type { StaffIn } from '#desk/require-room.server.ts';
import {
  type Criteria,
  groupNames,
  groupNumber,
  type WaitingGroup,
} from '../../places/criteria.ts';
import { linesOfList, orderOf, sealOf, sortedByTicket } from '../draw.server.ts';

/** Always the same words: whoever practises may know them, and nothing hangs on the order. */
const WORDS = 'practice kitchen lantern goat maize river';
const GRADE = 'grade1';
/** So many of the children get a place. */
const PLACES = 4;

/** Nobody: invented names, as no child of a real list is shown while somebody practises. */
const INVENTED: readonly { child: string; ticket: string; waits_as: WaitingGroup }[] = [
  { child: 'Invented child A', ticket: '4821', waits_as: 'everybody' },
  { child: 'Invented child B', ticket: '1093', waits_as: 'everybody' },
  { child: 'Invented child C', ticket: '7745', waits_as: 'sibling' },
  { child: 'Invented child D', ticket: '3360', waits_as: 'everybody' },
  { child: 'Invented child E', ticket: '9217', waits_as: 'staff' },
  { child: 'Invented child F', ticket: '5508', waits_as: 'everybody' },
  { child: 'Invented child G', ticket: '2674', waits_as: 'everybody' },
  { child: 'Invented child H', ticket: '6139', waits_as: 'sibling' },
];

export type PracticeDraw = ReturnType<typeof practiseDraw>;

/** A draw of invented children, for throws of a die or before them. It is kept nowhere: whoever loads it anew throws anew. */
export function practiseDraw(_staff: StaffIn<'enrollment'>, dice: string, criteria: Criteria) {
  const list = sortedByTicket(
    INVENTED.map(({ waits_as, ...one }) => {
      const group = groupNumber({ waits_as }, criteria);
      return { ...one, grade: GRADE, group };
    }),
  );
  const names = groupNames(criteria);
  const listSeal = sealOf(linesOfList(list));
  const childOf = new Map(list.map(({ ticket, child }) => [ticket, child]));
  const drawn = dice
    ? {
        dice,
        secret: WORDS,
        order: (orderOf(list, { secret: WORDS, dice, listSeal })[GRADE] ?? []).map((one) => ({
          ...one,
          child: childOf.get(one.ticket) ?? '',
          groupName: names[one.group - 1] ?? '',
        })),
      }
    : undefined;
  return { children: list.length, listSeal, places: PLACES, drawn };
}
