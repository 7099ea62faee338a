import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Redirects an unknown address to the landing page, which says so. */
export default function UnknownPathScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    notifications.show({ id: 'unknown-path', message: 'That page does not exist' });
    void navigate('/', { replace: true });
  }, [navigate]);
  return null;
}
