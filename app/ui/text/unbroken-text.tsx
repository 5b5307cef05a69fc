import { unbroken } from '#lib/text/no-break-spaces.ts';

/** `8:00 AM-3:00 PM`, `11:00-11:30 AM`, `Monday-Friday`, `EN-7KQ4-M2XD`: browsers break a line after the hyphen. */
const WHOLE =
  /(\d+:\d\d(?:\s[AP]M)?-\d+:\d\d\s[AP]M|[A-Z][a-z]+day-[A-Z][a-z]+day|\b[A-Z]{2}-[A-Z\d]{4}-[A-Z\d]{4}\b)/;

/** A text in which dates, amounts, hours, days and references keep to one line. */
export function UnbrokenText({ text }: { text: string }) {
  return unbroken(text)
    .split(WHOLE)
    .map((part, index) =>
      // What the pattern has caught stands between the texts that it has not.
      index % 2 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text names the same twice
        <span className="one-line" key={index}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}
