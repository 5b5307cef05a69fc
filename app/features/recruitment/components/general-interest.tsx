import type { CareersContent } from '#features/content/schemas.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';

interface GeneralInterestProps {
  text: CareersContent['generalInterest'];
}

/** In the place of the form while no post is selected. */
export function GeneralInterest({ text }: GeneralInterestProps) {
  return (
    <div className="panel">
      <h2 className="mb-g3">{text.heading}</h2>
      <p>{text.text}</p>
      <AlertDialog
        id="general-application"
        trigger="Submit General Application"
        title={text.dialog.title}
        text={text.dialog.text}
        dismiss="Understood"
      />
    </div>
  );
}
