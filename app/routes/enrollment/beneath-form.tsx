import { ClearDevice } from '#forms/components/clear-device.tsx';

interface BeneathFormProps {
  isSubmitted: boolean;
  /** How places are given. */
  given: string;
}

/** Beneath the form, and out of its island: no script says it. */
export function BeneathForm({ isSubmitted, given }: BeneathFormProps) {
  return (
    <>
      <p className="small muted mt-g5" data-until-sent hidden={isSubmitted}>
        <span className="if-kept">
          Your progress is saved locally, on this device only, for you to resume later.{' '}
          <a href="/enrollment/another-device">Continue on another device</a>
        </span>
        <span className="unless-kept">
          What you type is not kept on this device. Please send the form before you close this page.
        </span>
      </p>
      <p className="small mt-g5">{given}</p>
      <p className="small by-hand">
        You can also fill in the form by hand:{' '}
        <a href="/forms/enrollment-form.pdf">print the enrollment form (PDF)</a> and bring it to the
        school.
      </p>
      <ClearDevice />
    </>
  );
}
