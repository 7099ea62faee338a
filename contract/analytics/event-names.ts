/** In a file without schemas, because the first page counts events and must not load the schema library. */
export const EVENT_NAMES = [
  'page_view',
  'cta_click',
  'waitlist_signup_attempt',
  'waitlist_signup_success',
  'waitlist_signup_failed',
  'chat_widget_opened',
  'chat_message_sent',
  'chat_message_success',
  'chat_message_failed',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

export const EVENTS_PATH = '/api/analytics/events';
