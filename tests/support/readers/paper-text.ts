import { inflateSync } from 'node:zlib';

/** The words of a PDF, as somebody would copy them out of it: each line as it was written, in that order. */
export function textOfPaper(file: Buffer): string {
  const fonts = lettersOfFonts(file);
  let letters = new Map<string, string>();
  let text = '';
  for (const stream of streamsOf(file)) {
    for (const [, font, hex, end] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>|(TJ)/g)) {
      if (font) letters = fonts.get(font) ?? letters;
      if (hex) text += hex.replace(/.{4}/g, (code) => letters.get(code) ?? '');
      if (end) text += '\n';
    }
  }
  return text;
}

/** For each font, what its codes stand for: the table that lets readers select and search. */
function lettersOfFonts(file: Buffer): Map<string, Map<string, string>> {
  const text = file.toString('latin1');
  const fonts = new Map<string, Map<string, string>>();
  for (const [, font = '', object] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const from = text.indexOf(`\n${object} 0 obj`);
    const table = /\/ToUnicode (\d+) 0 R/.exec(text.slice(from, text.indexOf('endobj', from)))?.[1];
    const start = text.indexOf(`\n${table} 0 obj`);
    const [stream = ''] = streamsOf(file.subarray(start, text.indexOf('endobj', start)));
    const codes = new Map<string, string>();
    for (const [, first = '', inside = ''] of stream.matchAll(
      /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g,
    )) {
      [...inside.matchAll(/<([0-9a-f]+)>/g)].forEach(([, letter = ''], index) => {
        const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
        codes.set(code, Buffer.from(letter, 'hex').swap16().toString('utf16le'));
      });
    }
    fonts.set(font, codes);
  }
  return fonts;
}

function* streamsOf(file: Buffer): Generator<string> {
  const text = file.toString('latin1');
  for (const { index, 0: start } of text.matchAll(/FlateDecode[\s\S]{0,40}?>>\s*stream\r?\n/g)) {
    const from = index + start.length;
    const stream = file.subarray(from, text.indexOf('endstream', from));
    yield inflateSync(stream).toString('latin1');
  }
}
