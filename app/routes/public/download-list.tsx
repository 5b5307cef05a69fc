/** A file that everybody may have. */
export interface Download {
  address: string;
  label: string;
  text: string;
  /** Its kind, size and day (download-facts.ts). */
  facts: string;
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
          {downloads.map(({ address, label, text: about, facts }) => (
            <li key={address} className="mb-g3">
              <a href={address}>{label}</a>
              <br />
              {about}
              <br />
              <span className="muted">{facts}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
