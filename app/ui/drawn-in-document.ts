/** The drawings as they stand in their files, for the server; the browser's copy of this code does not carry them. */
const files: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob('./pictures/*.svg', { query: '?raw', import: 'default', eager: true })
  : {};
const addresses: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob('./pictures/*.svg', { query: '?url', import: 'default', eager: true })
  : {};

const inDocument = new Map(
  Object.entries(files).map(([path, svg]) => [addresses[path], dataAddress(svg)]),
);

/**
 * The drawing itself in the place of its address, so that what stands in the first view comes with the document: one
 * or two kilobytes cost less than a second trip over a slow line.
 */
export function drawnInDocument(address: string): string {
  return inDocument.get(address) ?? address;
}

/** Only what would end the address is escaped: a drawing full of `%3C` compresses worse. */
export function dataAddress(svg: string): string {
  const text = svg.trim().replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('"', "'");
  return `data:image/svg+xml,${text}`;
}
