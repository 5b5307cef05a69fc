import { telephoneLink } from '#lib/text/telephone.ts';
import { InlineScript } from '#ui/inline-script.tsx';

/** On the desk `4 December 2026`, for families `December 4, 2026`. It stays the same on every page, as it must. */
const WRITE_DAY =
  'addEventListener("beforeprint",()=>{document.getElementById("printed-on").textContent="Printed on "+new Date().toLocaleDateString(/^\\/staff/.test(location.pathname)?"en-GB":"en-US",{dateStyle:"long",timeZone:"Africa/Lusaka"})})';

/**
 * The last line of a printed page: whose it is and the day on which it was printed. The page may have been kept for
 * weeks, so the device says the day.
 */
export function PrintedOn({ school }: { school: { name: string; phone: string } | undefined }) {
  return (
    <>
      <p className="on-paper">
        {school && (
          <>
            {school.name}, <a href={telephoneLink(school.phone)}>{school.phone}</a>.{' '}
          </>
        )}
        <span id="printed-on" />
      </p>
      <InlineScript text={import.meta.env.SSR ? WRITE_DAY : ''} />
    </>
  );
}
