import { Link } from 'react-router';
import { SaveFileButton } from '#requests/save-file-button.tsx';
import { exportAt } from '../api/portal-addresses.ts';

/** Rare, so behind one line. */
export function YourData({ reference }: { reference: string }) {
  const copy = exportAt.of(reference);
  return (
    <details className="accordion">
      <summary>Your data</summary>
      <div className="content">
        <p>You can download everything that the school has about this application.</p>
        <div className="row">
          <SaveFileButton address={`${copy}?as=page`} name={`${reference}.html`}>
            Download to read
          </SaveFileButton>
          <SaveFileButton address={copy} name={`${reference}.json`}>
            Download as a file for a computer program
          </SaveFileButton>
        </div>
        <p className="mt-g4">
          <Link to={`/portal/applications/${reference}/erasure`}>Erase this application</Link>
        </p>
      </div>
    </details>
  );
}
