export const ABOUT_PHOTOGRAPHS = 'What happens to a photograph';

/** What a family should know before it photographs a paper. */
export function WhatHappens() {
  return (
    <div className="note">
      <p>
        <b>{ABOUT_PHOTOGRAPHS}</b>
      </p>
      <AboutPhotographs />
    </div>
  );
}

/** The same without its title. */
export function AboutPhotographs() {
  return (
    <ul>
      <li className="needs-script">
        Your phone makes it small first: at most 200 KB, about as much as one WhatsApp picture.
      </li>
      <li>The place where it was taken is removed.</li>
      <li>Only the office sees it. It is deleted when the office has ticked “seen”.</li>
    </ul>
  );
}
