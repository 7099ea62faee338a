import { Outlet } from 'react-router';
import { EditorFrame } from '#web/features/candidates/editor/editor-frame.tsx';

export const meta = () => [{ title: 'Edit Profile | Medallist' }];

export default function ProfileEditorLayout() {
  return (
    <EditorFrame>
      <Outlet />
    </EditorFrame>
  );
}
