/**
 * Where to press to see the school's days in one's own calendar: `webcal` is what the phone's or computer's own calendar
 * opens, `address` the plain one for every other calendar.
 */
export function subscriptionLinks(publicUrl: string, name: string) {
  const address = `${publicUrl}/calendar.ics`;
  const webcal = address.replace(/^https?:/, 'webcal:');
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addsubscription',
    url: webcal,
    name,
  });
  return {
    address,
    webcal,
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcal })}`,
    outlook: `https://outlook.live.com/owa?${outlook}`,
  };
}
