import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { DeskFacts } from '#desk/record/desk-facts.tsx';
import type { CandidateRecord } from '#features/recruitment/desk/desk-queries.server.ts';
import { scanWords } from '#features/recruitment/desk/desk-words.ts';
import { authorizedFetch } from '#requests/authorized-fetch.ts';
import { saveFile } from '#requests/save-file.ts';
import { notify } from '#ui/notify.ts';

/** The resume, what the virus scanner said about it, and the way to its file where that is safe. */
export function ResumeToOpen({ candidate }: { candidate: CandidateRecord }) {
  const { resume, reference } = candidate;
  const { name, warning } = scanWords[resume.scan];
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function open() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const address = `/api/staff/job-applications/${encodeURIComponent(reference)}/resume`;
      const answer = await authorizedFetch(address, { url: location.href });
      if (!answer.ok) throw new Error('Not handed out');
      saveFile(await answer.blob(), resume.name);
      notify({ title: 'Resume saved', text: `${resume.name} is in your downloads.` });
      await revalidate();
    } catch {
      notify({
        title: 'Not opened',
        text: 'The resume could not be fetched. Please try again.',
        isDestructive: true,
      });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <section>
      <h2>Resume</h2>
      <DeskFacts
        facts={{
          File: `${resume.name} (${Math.ceil(resume.bytes / 1024).toLocaleString('en')} KB)`,
          'Virus scan': name,
        }}
      />
      {warning && <p className="note">{warning}</p>}
      {resume.scan !== 'infected' && (
        <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void open()}>
          {resume.scan === 'clean' ? 'Open the resume' : 'Open the resume all the same'}
        </button>
      )}
    </section>
  );
}
