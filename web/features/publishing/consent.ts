/** The way back from a platform's window: what it answered stands behind the "#", is read once and leaves the address. */
export interface ConsentAnswer {
  platform: string;
  code: string | null;
  state: string | null;
}

/** Null when nobody comes back from anywhere. */
export function takeConsent(): ConsentAnswer | null {
  const answer = new URLSearchParams(location.hash.slice(1));
  const platform = answer.get("platform");
  if (!platform || !(answer.has("state") || answer.has("refused"))) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return { platform, code: answer.get("code"), state: answer.get("state") };
}
