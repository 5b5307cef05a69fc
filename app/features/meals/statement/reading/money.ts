/** Digits with or without thousands; the part behind a point, or behind a comma with two digits, is ngwee. */
const POINT = /^(\d{1,12}|\d{1,3}([ ,'’])\d{3}(?:\2\d{3}){0,2})(?:\.(\d\d?)|\.(\d\d)00)?$/;
const COMMA = /^(\d{1,12}|\d{1,3}([ .])\d{3}(?:\2\d{3}){0,2}),(\d\d)$/;
const CURRENCY = /^(?:ZMW|ZMK|KWACHA|K)\.?\s*|\s*(?:ZMW|ZMK|KWACHA|K)$/gi;
const MINUS = /^[-−–]|[-−–]$/;

/**
 * An amount of Kwacha in ngwee: `K 1,234.50`, `1 234,50`, `(120.00)` and `120.00 DR` too. Undefined for whatever can be
 * read in two ways, such as `1.234`, and for two amounts that have run together.
 */
export function ngweeFrom(written: string): number | undefined {
  let text = written.replace(/[\u00a0\u202f\u2009\s]+/g, ' ').trim();
  let isOut = false;
  if (/^\(.*\)$/.test(text)) {
    isOut = true;
    text = text.slice(1, -1).trim();
  }
  const side = /\s?(CR|DR)\.?$/i.exec(text);
  if (side) {
    isOut ||= side[1]?.toUpperCase() === 'DR';
    text = text.slice(0, side.index).trim();
  }
  text = text.replace(CURRENCY, '');
  if (MINUS.test(text)) {
    isOut = true;
    text = text.replace(MINUS, '').trim().replace(CURRENCY, '');
  }
  const plain = text.replace(/^\+/, '').trim();
  const [, whole, , one, two] = POINT.exec(plain) ?? COMMA.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const ngwee = Number(whole.replace(/\D/g, '')) * 100 + Number((one ?? two ?? '').padEnd(2, '0'));
  return isOut ? -ngwee : ngwee;
}

/** `K 1,234.50`, and without ngwee where there are none. */
export function writtenNgwee(ngwee: number): string {
  const kwacha = Math.abs(ngwee) / 100;
  const digits = Number.isInteger(kwacha) ? 0 : 2;
  const written = kwacha.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${ngwee < 0 ? '−' : ''}K\u00a0${written}`;
}
