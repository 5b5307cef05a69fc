import type { RecordsExport } from '../export-records.server.ts';

/** Everything that is held, as one page that opens anywhere and loads nothing. */
export function RecordsPage({
  records,
  schoolName,
}: {
  records: RecordsExport;
  schoolName: string;
}) {
  const title = `What ${schoolName} holds under ${records.subject}`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>Written on {records.exportedAt}.</p>
          {Object.entries(records.records).map(([kind, rows]) => (
            <section key={kind}>
              <h2>{inWords(kind)}</h2>
              {rows.map((row) => (
                <Held key={JSON.stringify(row)} value={row} />
              ))}
            </section>
          ))}
          {records.files.length > 0 && (
            <p>
              Files: {records.files.map(({ name }) => name).join(', ')}. They are in the JSON copy.
            </p>
          )}
        </main>
      </body>
    </html>
  );
}

const STYLES =
  ':root{color-scheme:light dark}body{font:17px/1.5 system-ui,sans-serif;margin:1rem}main{max-width:44rem;margin:auto}dt{font-weight:700}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}dd dl,dd ul{margin:.25rem 0 .25rem 1rem;padding:0}';

function Held({ value }: { value: unknown }) {
  if (Array.isArray(value)) {
    return (
      <ul>
        {value.map((one) => (
          <li key={JSON.stringify(one)}>
            <Held value={one} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value !== 'object' || value === null) return <>{String(value)}</>;
  const filled = Object.entries(value).filter(([, one]) => one !== '' && one !== null);
  return (
    <dl>
      {filled.map(([name, one]) => (
        <div key={name}>
          <dt>{inWords(name)}</dt>
          <dd>
            <Held value={one} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `parent1_first_name` as `Parent1 first name`. */
function inWords(name: string): string {
  const words = name
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
