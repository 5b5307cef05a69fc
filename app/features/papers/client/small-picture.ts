/** What to try after each other until a picture is small enough: its longest side in pixels, and the quality. */
export const attempts: readonly { longest: number; quality: number }[] = [
  // An A4 page of 2,000 pixels has 170 to the inch: small print is read. Fewer pixels come last.
  ...[0.8, 0.65, 0.5].map((quality) => ({ longest: 2000, quality })),
  ...[0.65, 0.5].map((quality) => ({ longest: 1600, quality })),
  ...[0.6, 0.45].map((quality) => ({ longest: 1280, quality })),
  ...[0.5, 0.35].map((quality) => ({ longest: 1024, quality })),
  { longest: 720, quality: 0.4 },
];

/** The size of a picture whose longer side is at most so long; never larger than it is. */
export function fitted(
  { width, height }: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
