import { useRevalidator } from 'react-router';
import { DeskFacts } from '#desk/record/desk-facts.tsx';
import { saveFile } from '#requests/save-file-button.tsx';
import { useFile } from '#requests/use-file.ts';
import { notify } from '#ui/notify.ts';
import type { CandidateRecord } from '../candidates-at.ts';
import { scanWords } from '../scan-words.ts';

/** The resume, what the virus scanner said about it, and the way to its file where that is safe. */
export function ResumeToOpen({ candidate }: { candidate: CandidateRecord }) {
  const { resume, reference } = candidate;
  const { name, warning } = scanWords[resume.scan];
  const { isBusy, fetchFile } = useFile({
    title: 'Not opened',
    text: 'The resume could not be fetched. Please try again.',
  });
  const { revalidate } = useRevalidator();
  const open = () =>
    fetchFile(`/api/staff/job-applications/${encodeURIComponent(reference)}/resume`, (file) => {
      saveFile(file, resume.name);
      notify({ title: 'Resume saved', text: `${resume.name} is in your downloads.` });
      return revalidate();
    });
  return (
    <section aria-labelledby="resume-title">
      <div className="ruled">
        <h2 id="resume-title">Resume</h2>
      </div>
      <DeskFacts
        facts={{
          File: `${resume.name} (${Math.ceil(resume.bytes / 1024).toLocaleString('en')} KB)`,
          'Virus scan': name,
        }}
      />
      {warning && <p className="note">{warning}</p>}
      {resume.scan !== 'infected' && (
        <button
          type="button"
          className="btn line"
          aria-disabled={isBusy}
          onClick={() => void open()}
        >
          {resume.scan === 'clean' ? 'Open the resume' : 'Open the resume all the same'}
        </button>
      )}
    </section>
  );
}
