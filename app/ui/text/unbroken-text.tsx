import { unbroken } from '#lib/text/no-break-spaces.ts';

/** `8:00 AM-3:00 PM`, `11:00-11:30 AM`, `Monday-Friday`: browsers break a line after the hyphen. */
const RANGE = /(\d+:\d\d(?:\s[AP]M)?-\d+:\d\d\s[AP]M|[A-Z][a-z]+day-[A-Z][a-z]+day)/;

/** A text in which dates, amounts, hours and days keep to one line. */
export function UnbrokenText({ text }: { text: string }) {
  return unbroken(text)
    .split(RANGE)
    .map((part, index) =>
      // What the pattern has caught stands between the texts that it has not.
      index % 2 ? (
        <span className="one-line" key={part}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}
