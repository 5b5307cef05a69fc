import { renderSVG } from 'uqr';

/** Level L and version 20 hold 858 bytes (ISO/IEC 18004, table 7); finer ones a phone no longer reads off a screen. */
const onScreen = { ecc: 'L', maxVersion: 20, border: 4 } as const;

/**
 * The text as a picture. The client puts it into a `data:` address as it is, so it has no `#`, and dark lies on light
 * also where the page is dark: cameras want it so. Throws `RangeError` for text of more than 858 bytes.
 */
export function qrSvg(text: string): string {
  // Without it the modules, which are no whole number of pixels, get light seams.
  return renderSVG(text, onScreen).replace('<svg ', '<svg shape-rendering="crispEdges" ');
}
