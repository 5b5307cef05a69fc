/** For an address of which nothing is kept, such as a personal page. */
export function offlinePage(): Response {
  const html = `<!doctype html>
<html lang="en-ZM"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>You are offline</title></head>
<body><h1>You are offline</h1><p>This page needs a connection, and there is none now. What you have typed on this device is still here.</p>
<p><a href="">Try again</a></p><p><a href="/">Go to the homepage</a></p><p><a href="/contact">Contact us</a></p></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'no-store',
    },
  });
}
