import { qrModules } from '#lib/qr-code.ts';

const QUIET = 4;

/**
 * The text as a picture. The client puts it into a `data:` address as it is, so it has no `#`, and dark lies on light
 * also where the page is dark: cameras want it so.
 */
export function qrSvg(text: string): string {
  const modules = qrModules(text);
  const size = modules.length + 2 * QUIET;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/><path fill="black" d="${dark.join('')}"/></svg>`;
}
