/** How one greets at this hour in Lusaka: until noon, until five, and after. */
export function greetingAt(instant: Date): 'Good morning' | 'Good afternoon' | 'Good evening' {
  const hour = new Date(instant.getTime() + 2 * 3_600_000).getUTCHours();
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}
