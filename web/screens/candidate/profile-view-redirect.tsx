import { redirect } from 'react-router';

export function clientLoader() {
  return redirect('/profile/view');
}

export default function ProfileViewRedirect() {
  return null;
}
