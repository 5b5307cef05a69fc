import { goOnWith, listOtherDrafts } from '../another-child/other-drafts.ts';

interface OtherDraftsProps {
  slug: string;
  /** The form holds the other draft now. */
  onGoOn: () => void;
}

/** Children for whom somebody began the form on this device, beside the one in the form. */
export function OtherDrafts({ slug, onGoOn }: OtherDraftsProps) {
  const drafts = listOtherDrafts(slug);
  if (drafts.length === 0) return null;
  return (
    <section className="note" aria-labelledby="other-drafts">
      <h2 id="other-drafts" className="mb-g2">
        Also begun, not sent yet
      </h2>
      <ul>
        {drafts.map((draft, index) => (
          <li key={draft.savedAt}>
            <button
              type="button"
              className="link"
              onClick={() => {
                goOnWith(slug, draft);
                onGoOn();
              }}
            >
              Go on with {nameIn(draft) || `child ${index + 1}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameIn({ answers }: { answers: Partial<Record<string, string>> }): string {
  return [answers.studentFirstName, answers.studentLastName].filter(Boolean).join(' ');
}
