import type { School } from '#features/content/schemas.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import type { Told } from '#lib/store/held-records.server.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { RECORDS_STYLES } from './records-styles.ts';

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
