import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { School } from '#features/content/schemas.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { escapeXml } from '../pictures/drawings.ts';

/** What the service worker may keep, in the order in which people look for it; the page names what it does keep. */
const OPEN_OFFLINE = [
  { path: '/', name: 'Home' },
  { path: '/enrollment', name: 'Enrollment', more: ', also the form that you began' },
  { path: '/status', name: 'Check the status' },
  { path: '/parents/meals', name: 'Meals' },
  { path: '/events', name: 'Events' },
  { path: '/contact', name: 'Contact' },
];

interface OfflinePage {
  /** Its HTML before and after the pages that the phone keeps. */
  before: string;
  after: string;
  heading: string;
  /** Each address with the line for it. */
  list: [path: string, line: string][];
  policy: string;
}

/**
 * The page that stands in the place of one that is not kept on the device. The worker makes it from nothing, so its
 * styles and the crest stand in it, and its content policy allows them, the kept letters and nothing else.
 */
export function offlinePage(folder: string, school: School): OfflinePage {
  const [font] = globSync('assets/school-sign-*.woff2', { cwd: folder });
  if (!font) throw new Error('The build has no letters for headings');
  const style = styleWith(`/${font}`);
  const hash = createHash('sha256').update(style).digest('base64');
  const crest = readFileSync('app/ui/pictures/crest.svg', 'utf8').replace(
    '<svg ',
    '<svg aria-hidden="true" ',
  );
  const [firstLine = school.name, secondLine] = school.nameLines.map(escapeXml);
  const before = `<!doctype html>
<html lang="en-ZM"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>There is no network · ${escapeXml(school.name)}</title><style>${style}</style></head>
<body><header>${crest}<p><b>${firstLine}</b>${secondLine ? `<span>${secondLine}</span>` : ''}</p></header>
<main><section><h1>There is no network</h1><p>This page is not on your device yet, and nothing was sent now. A form that you have begun is still on this device.</p><p><a class="again" href="">Try again</a></p></section>
<i></i><div>`;
  const after = `<p>Call the school: <a href="${telephoneLink(school.phone)}">${escapeXml(school.phone).replaceAll(' ', '&nbsp;')}</a></p></div></main></body></html>`;
  return {
    before,
    after,
    heading: 'These pages open without a network',
    list: OPEN_OFFLINE.map(({ path, name, more = '' }) => [
      path,
      `<li><a href="${path}">${name}</a>${more}</li>`,
    ]),
    policy: `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

/** The colours are those of `app/ui/styles/tokens.css`, light and dark. */
function styleWith(font: string): string {
  return [
    `@font-face{font-family:Sign;font-weight:800;src:url(${font})}`,
    ':root{color-scheme:light dark;--bg:#fffaf0;--text:#1b1a14;--heading:#0e4430;--link:#0b5d3b;--wall:#0e4430}',
    '@media(prefers-color-scheme:dark){:root{--bg:#111a15;--text:#f6efdf;--heading:#ffd988;--link:#93d9ac;--wall:#0b3022}}',
    '*{box-sizing:border-box}',
    'body{margin:0;background:var(--bg);color:var(--text);font:17px/1.55 Roboto,Arial,sans-serif}',
    'header,section,div{padding:1.5rem max(1rem,50vw - 20rem)}',
    'header{display:flex;gap:.6rem;align-items:center;padding-block:.6rem}',
    'header svg{width:44px}header p,header b,header span{display:block;margin:0;line-height:1.2}header span{font-size:.8125rem}',
    'h1,h2,b{font-family:Sign,Impact,"Arial Narrow",sans-serif;font-weight:800;line-height:1.05;color:var(--heading)}',
    'h1{font-size:clamp(2.2rem,9vw,3.4rem);margin:0 0 .7rem;color:#ffcf5c}h2,b{font-size:1.5rem}h2{margin:0 0 .5rem}',
    'section{background:var(--wall);color:#fff9ec;padding-block:2rem 1rem}p{max-width:34em;margin:0 0 1rem}',
    'i{display:block;height:14px;background:repeating-linear-gradient(90deg,#b81d13 0 28px,#1b1a14 0 56px,#ef7d00 0 84px)}',
    'ul{margin:0 0 1rem;padding-left:1.2em}li{padding:.4rem 0}a{color:var(--link)}',
    '.again{display:inline-block;padding:.7rem 1.3rem;border-radius:6px;background:#ef7d00;color:#1b1a14;font-weight:700;text-decoration:none}',
    'a:focus-visible{outline:3px solid #1b1a14;outline-offset:2px;box-shadow:0 0 0 2px #ffcf5c}',
    '@media(forced-colors:active){.again{border:2px solid}}',
  ].join('');
}
