import * as client from './google.client.ts';

export const isConfigured = client.isConfigured;
