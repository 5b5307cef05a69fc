/** For a browser that runs no script, where nothing works without one. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="note">This needs JavaScript. Turn it on in your browser, or call the office.</p>
    </noscript>
  );
}
