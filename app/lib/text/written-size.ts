const KILOBYTE = 1024;

/** `85 KB`, `1.2 MB`: what a download costs in data. */
export function writtenSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${kilobytes}\u00a0KB`;
  return `${(bytes / KILOBYTE ** 2).toFixed(1)}\u00a0MB`;
}
