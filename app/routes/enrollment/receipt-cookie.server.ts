import { createCookie } from 'react-router';

/**
 * Ten minutes of looking at one's own confirmation after a form that was posted without a script. It holds the
 * application's id, which is never shown to anybody, not the reference, which people read out on the phone.
 */
export const receiptCookie = createCookie('enrollment-receipt', {
  path: '/enrollment',
  httpOnly: true,
  sameSite: 'strict',
  maxAge: 600,
});
