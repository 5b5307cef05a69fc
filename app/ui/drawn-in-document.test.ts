import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataAddress, drawnInDocument } from './drawn-in-document.ts';
import drum from './pictures/il-drum.svg';

const PREFIX = 'data:image/svg+xml,';

test('a drawing in the first view comes with the document', () => {
  expect(drawnInDocument(drum)).toBe(
    dataAddress(readFileSync('app/ui/pictures/il-drum.svg', 'utf8')),
  );
  expect(drawnInDocument('/no-such.svg')).toBe('/no-such.svg');
});

for (const file of globSync('app/ui/pictures/*.svg')) {
  test(`${file} survives being an address`, () => {
    const svg = readFileSync(file, 'utf8');
    const address = dataAddress(svg);
    expect(address.startsWith(PREFIX)).toBe(true);
    expect(address).not.toContain('#');
    const back = decodeURIComponent(address.slice(PREFIX.length));
    expect(back.replaceAll("'", '"')).toBe(svg.trim());
    // A URL with a line break at its end is not valid HTML.
    expect(address).toBe(address.trim());
  });
}
