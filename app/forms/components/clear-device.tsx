/** For phones that several people use (`clear-device.enhance.ts`). What stands in a form goes too. */
export function ClearDevice() {
  return (
    <div className="small muted mt-g5 needs-script no-print" data-enhance="clear-device">
      <p>
        <span className="if-kept">
          A copy of what you send stays on this device for 30 days, and so does an unfinished form.
        </span>
        <span className="unless-kept">This device cannot keep what you type or send here.</span>{' '}
        <button type="button" className="btn danger line sm">
          Clear my data from this device
        </button>
      </p>
      <p role="status" />
    </div>
  );
}
