import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** An address that leads nowhere goes to the landing page, and says so there. */
export default function UnknownPathScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    notifications.show({ id: 'unknown-path', message: 'That page does not exist' });
    void navigate('/', { replace: true });
  }, [navigate]);
  return null;
}
