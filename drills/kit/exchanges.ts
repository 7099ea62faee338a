/** One request of a client and its outcome; times are milliseconds of the same clock. */
export interface Exchange {
  client: number;
  sentAt: number;
  endedAt: number;
  /** True when the answer was the one the client asked for. */
  isWell: boolean;
}

export interface Figures {
  sent: number;
  answered: number;
  failed: number;
  /** The longest time that one of the clients had no good answer. */
  longestPauseMs: number;
}

export function figuresOf(exchanges: readonly Exchange[]): Figures {
  const answered = exchanges.filter(({ isWell }) => isWell).length;
  const clients = Map.groupBy(exchanges, ({ client }) => client);
  return {
    sent: exchanges.length,
    answered,
    failed: exchanges.length - answered,
    longestPauseMs: Math.max(0, ...[...clients.values()].map(longestPause)),
  };
}

function longestPause(ofClient: readonly Exchange[]): number {
  const first = Math.min(...ofClient.map(({ sentAt }) => sentAt));
  const last = Math.max(...ofClient.map(({ endedAt }) => endedAt));
  const good = ofClient.filter(({ isWell }) => isWell).map(({ endedAt }) => endedAt);
  const times = [first, ...good, last].sort((a, b) => a - b);
  return Math.max(0, ...times.slice(1).map((time, at) => time - (times[at] ?? time)));
}

/**
 * How long the fault was still noticed after its end: until the last failure, or until the last answer to a
 * request that was sent before.
 */
export function recoveryAfter(exchanges: readonly Exchange[], faultEnd: number): number {
  const late = exchanges.filter(
    ({ sentAt, endedAt, isWell }) => endedAt > faultEnd && (!isWell || sentAt < faultEnd),
  );
  return Math.max(0, ...late.map(({ endedAt }) => endedAt - faultEnd));
}
