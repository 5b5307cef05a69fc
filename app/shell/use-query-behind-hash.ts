import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Without a network the service worker shows the page without its query, which differs from the one with it, and
 * puts the query behind the `#`. Once React has taken the page over, it goes on from there.
 */
export function useQueryBehindHash(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash.startsWith('#?')) void navigate(hash.slice(1), { replace: true });
  }, [hash, navigate]);
}
