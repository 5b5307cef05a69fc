import { percentDone, STEP_COUNT, stepName } from '../step-names.ts';

const numbers = Array.from({ length: STEP_COUNT }, (_, index) => index + 1);

/** The tarred road to Ten Miles with a milestone for each step. Without a script all steps are one page. */
export function ProgressRoad({ step }: { step: number }) {
  const percent = percentDone(step);
  return (
    <div className="road needs-script">
      <div className="say1">
        <span id="progress">
          Step {step} of {STEP_COUNT}: {stepName(step)}
        </span>
        <span>{percent}%</span>
      </div>
      <div
        className="bar"
        role="progressbar"
        aria-labelledby="progress"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i data-step={step} />
      </div>
      <ol className="stones" aria-hidden="true">
        {numbers.map((number) => (
          <li key={number} className={stoneClass(number, step)}>
            <b>{number}</b>
            {stepName(number)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function stoneClass(number: number, step: number): string | undefined {
  if (number === step) return 'now';
  return number < step ? 'done' : undefined;
}
