/** Where to press to see the school's days in one's own calendar. */
interface SubscriptionLinks {
  /** What the phone's or computer's own calendar opens. */
  webcal: string;
  google: string;
  outlook: string;
  /** The plain address, for every other calendar. */
  address: string;
}

export function subscriptionLinks(publicUrl: string, name: string): SubscriptionLinks {
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
