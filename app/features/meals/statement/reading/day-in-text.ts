import { isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const YEAR_FIRST = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const DAY_FIRST = /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const WITH_MONTH =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,2}([A-Za-z]{3,9})[-/., ]{1,2}(\d{4}|\d{2})(?!\d)/;
/** Airtel's ids begin with the day: `PP261203.0915.A12345`. */
const IN_ID = /\b[A-Z]{2}(\d{2})(\d{2})(\d{2})\.\d{4}\.[A-Z]\d/;

/** The first day in a text, day first as Zambia writes it; times beside it do not matter. */
export function dayInText(text: string): PlainDate | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  const ofYear = real(year, month, day);
  if (ofYear) return ofYear;
  const [, firstDay, secondMonth, lastYear] = DAY_FIRST.exec(text) ?? [];
  const ofDay = real(lastYear, secondMonth, firstDay);
  if (ofDay) return ofDay;
  const [, dayOf, name = '', yearOf] = WITH_MONTH.exec(text) ?? [];
  const number = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const ofMonth = number > 0 ? real(yearOf, String(number), dayOf) : undefined;
  if (ofMonth) return ofMonth;
  const [, idYear, idMonth, idDay] = IN_ID.exec(text) ?? [];
  return real(idYear, idMonth, idDay);
}

function real(year = '', month = '', day = ''): PlainDate | undefined {
  const written = [year.length === 2 ? `20${year}` : year, month, day]
    .map((part) => part.padStart(2, '0'))
    .join('-');
  return isRealDate(written) ? written : undefined;
}
