import { redirect } from 'react-router';

export function clientLoader() {
  return redirect('/profile/edit/info');
}

export default function ProfileEditRedirect() {
  return null;
}
