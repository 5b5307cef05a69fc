import { SITE_SIZE } from './device/kept-site.ts';

/** The way to the whole site on this phone, where it can keep it (`device/keep-site.enhance.ts`). */
export function KeepSite() {
  return (
    <div className="mt-g4" data-enhance="keep-site" hidden>
      <button type="button" className="btn line sm">
        Keep this site on my phone ({SITE_SIZE})
      </button>
      <p role="status" />
    </div>
  );
}
