/**
 * Preloaded into a school's process (`node --import`): its clock starts at `STARTS_AT`, an instant, and runs on from
 * there. The product knows nothing of it.
 */
const startsAt = process.env.STARTS_AT;
if (!startsAt) throw new Error('STARTS_AT says when the clock starts');

const RealDate = Date;
const aheadMs = RealDate.parse(startsAt) - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    super(...((parts.length > 0 ? parts : [RealDate.now() + aheadMs]) as [number]));
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
} as DateConstructor;
