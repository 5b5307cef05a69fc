import { InlineScript } from './inline-script.tsx';

const DAY_MS = 86_400_000;
/** A phone whose clock is further ahead than that is wrong, and had better show too much. */
const MOST_DAYS_OLD = 60;

/**
 * At the end of what is true for a time only: a copy that the phone has kept may be read days later. Hides each
 * `data-ends` (an instant, in milliseconds) beside it that has come, and with the last of them, `endsAt`, all of it.
 */
export function HideWhatIsOver({ endsAt }: { endsAt: number }) {
  const latest = endsAt + MOST_DAYS_OLD * DAY_MS;
  return (
    <InlineScript
      text={`{let a=document.currentScript.parentNode,n=Date.now();if(n<${latest}){a.hidden=n>=${endsAt};for(let e of a.querySelectorAll("[data-ends]"))e.hidden=n>=e.dataset.ends}}`}
    />
  );
}
