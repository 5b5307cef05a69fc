import { type PlainDate, writtenDate } from '#lib/plain-date.ts';
import { writtenSize } from '#lib/written-size.ts';

/** A file that everybody may have, and what they need to know before they spend their data on it. */
export interface Download {
  address: string;
  label: string;
  text: string;
  /** `PDF`, `Word` and so on. */
  kind: string;
  bytes: number;
  changedOn?: PlainDate;
}

interface DownloadListProps {
  heading: string;
  text?: string;
  downloads: Download[];
}

export function DownloadList({ heading, text, downloads }: DownloadListProps) {
  return (
    <section className="two topic">
      <h2>{heading}</h2>
      <div>
        {text && <p>{text}</p>}
        <ul>
          {downloads.map(({ address, label, text: about, kind, bytes, changedOn }) => (
            <li key={address} className="mb-g3">
              <a href={address}>{label}</a>
              <br />
              {about}
              <br />
              <span className="muted">
                {[kind, writtenSize(bytes), changedOn && writtenDate(changedOn)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
