import type { School } from '#features/content/schemas.ts';
import {
  A4,
  drawCode,
  inks,
  MARGIN,
  type Sheet,
  weaveEdge,
  write,
} from '#lib/print/print.server.ts';

interface Frame {
  title: string;
  /** Under the title. */
  lead: string;
  school: Pick<School, 'name' | 'phone'>;
  /** Says that `address` has what is right by now. */
  newest: string;
  /** Where the same stands on the site, always up to date. */
  address: string;
}

export const NEWEST_DATES = 'Dates can change. The newest are always here:';
const HEAD = 84;
const EDGE = 15;
const FOOT = 66;
/** What a sheet can fill, below its head and above its foot. */
export const BODY = { top: HEAD + EDGE + 16, bottom: A4.height - FOOT };

/** The painted wall at the top, and at the foot where to ask and a code that leads to the newest. */
export function drawFrame(sheet: Sheet, { title, lead, school, newest, address }: Frame): void {
  const width = A4.width - 2 * MARGIN;
  sheet.rect(0, 0, A4.width, HEAD).fill(inks.wall);
  weaveEdge(sheet, HEAD, EDGE);
  write(sheet, title, {
    x: MARGIN,
    y: 16,
    size: 34,
    width: width * 0.68,
    font: 'sign',
    ink: inks.sky,
    as: 'H1',
  });
  write(sheet, lead, { x: MARGIN, y: 57, size: 11.5, width: width * 0.68, ink: inks.cream });
  write(sheet, school.name, {
    x: MARGIN + width * 0.7,
    y: 27,
    size: 13,
    width: width * 0.3,
    align: 'right',
    font: 'sign',
    ink: inks.cream,
  });
  write(sheet, school.phone, {
    x: MARGIN + width * 0.7,
    y: 45,
    size: 10.5,
    width: width * 0.3,
    align: 'right',
    ink: inks.cream,
  });

  const footY = A4.height - FOOT + 10;
  sheet.rect(MARGIN, footY - 6, width, 0.8).fill(inks.line);
  drawCode(sheet, address, { x: A4.width - MARGIN - 44, y: footY, size: 44 });
  write(sheet, newest, {
    x: MARGIN,
    y: footY + 8,
    size: 9,
    ink: inks.muted,
  });
  write(sheet, address.replace(/^https?:\/\//, ''), {
    x: MARGIN,
    y: footY + 20,
    size: 12,
    font: 'sign',
    ink: inks.wall,
  });
}
