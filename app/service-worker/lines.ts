/** What a browser says of its line (Network Information API); few say anything. */
export interface Line {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
  /** Megabits a second. */
  downlink?: number;
}

const FAST_MBIT = 5;

/**
 * Whether the rest of the site may come without being asked for: over Wi-Fi or a cable, or where a computer says that
 * its line is fast. Mobile data is paid for by the megabyte, however fast it is; a browser that says nothing of its line
 * may have any.
 */
export function costsLittle({ saveData, type, effectiveType, downlink = 0 }: Line = {}): boolean {
  if (saveData) return false;
  if (type !== undefined && type !== 'unknown') return type === 'wifi' || type === 'ethernet';
  return effectiveType === '4g' && downlink >= FAST_MBIT;
}
