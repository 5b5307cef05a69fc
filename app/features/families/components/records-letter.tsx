import type { School } from '#features/content/schemas.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import type { Told } from '#lib/store/held-records.server.ts';
import { telephoneLink } from '#lib/text/telephone.ts';

/** Inside the file, so that it looks the same without a network: on a small phone, in the dark, on paper. */
const RECORDS_STYLES = [
  ':root{color-scheme:light dark}',
  'body{margin:0;padding:1rem;background:#fffaf0;color:#1b1a14;font:17px/1.5 system-ui,sans-serif}',
  'main{max-width:42rem;margin:auto}',
  'header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 2rem}',
  'header span{display:block}',
  'h1{font-size:1.5rem;line-height:1.2}',
  'h2{margin:2rem 0 .5rem;padding-bottom:.25rem;border-bottom:2px solid #0e4430;font-size:1.15rem;line-height:1.25}',
  'dl{margin:0}',
  'dl div{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:0 1rem;padding:.35rem 0;border-bottom:1px solid #8a837155;break-inside:avoid}',
  'dt{color:#56513f}',
  'dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}',
  'h1,p,dt{overflow-wrap:anywhere}',
  '.small{font-size:.9rem}',
  '.ref{white-space:nowrap}',
  '@media(max-width:30rem){dl div{grid-template-columns:1fr}dt{font-size:.9rem}}',
  '@media(prefers-color-scheme:dark){body{background:#111a15;color:#f6efdf}dt{color:#c6c1ae}h2{border-color:#93d9ac}a{color:#93d9ac}}',
  '@media print{body{padding:0;background:#fff;color:#000;font-size:11pt}dt{color:#000}h2{break-after:avoid;border-color:#000}a{color:#000}}',
].join('');

interface RecordsLetterProps {
  told: Told;
  /** The reference under which it is held. */
  subject: string;
  fileNames: string[];
  madeAt: Date;
  school: School;
}

/** Everything that is held, as a letter that opens on any phone, prints, and loads nothing. */
export function RecordsLetter({ told, subject, fileNames, madeAt, school }: RecordsLetterProps) {
  const { about, sections } = told;
  const title = `What ${school.name} holds under ${subject}`;
  const day = dayMonthYear(dayInLusaka(madeAt));
  return (
    <html lang="en-ZM">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{RECORDS_STYLES}</style>
      </head>
      <body>
        <main>
          <header>
            <p>
              <b>{school.name}</b>
              {school.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
            <p>{day}</p>
          </header>
          <h1>
            What {school.name} holds under <span className="ref">{subject}</span>
          </h1>
          {about && (
            <p dir="auto">
              About: <b>{about}</b>
            </p>
          )}
          <p>
            This is a copy of everything that the school holds under the reference{' '}
            <span className="ref">{subject}</span>. It was made on {day} at {timeInLusaka(madeAt)}{' '}
            and shows how things stood then. Keep it where only you can read it.
          </p>
          {sections.map(({ title: name, rows }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter that is written once; titles repeat
            <section key={index}>
              <h2>{name}</h2>
              <dl>
                {rows.map(({ question, answer }, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <div key={row}>
                    <dt dir="auto">{question}</dt>
                    <dd dir="auto">{answer}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          {fileNames.length > 0 && (
            <section>
              <h2>Files</h2>
              <p dir="auto">{fileNames.join(', ')}</p>
              <p>The files themselves are in the file for a computer program.</p>
            </section>
          )}
          <section>
            <h2>If you have a question, or something is wrong</h2>
            <p>
              Call <a href={telephoneLink(school.phone)}>{school.phone}</a> or write to{' '}
              <a href={`mailto:${school.email}`}>{school.email}</a>, and say your reference. You may
              ask us to correct it or to erase it.
            </p>
            <p className="small">
              Numbers that mean something only to our programs are not in this letter, such as how
              often a record was changed. They are in the file for a computer program.
            </p>
          </section>
        </main>
      </body>
    </html>
  );
}
