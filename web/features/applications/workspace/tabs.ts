export const WORKSPACE_TABS = ['profile', 'resume', 'interviews', 'notes', 'messages', 'offer'] as const;
export type WorkspaceTab = (typeof WORKSPACE_TABS)[number];

export const WORKSPACE_TAB_LABELS: Readonly<Record<WorkspaceTab, string>> = {
  profile: 'Profile',
  resume: 'Resume',
  interviews: 'Interviews',
  notes: 'Notes',
  messages: 'Messages',
  offer: 'Offer',
};
