// Loads code that isn't part of the first download. An import that breaks because the network changes (Wi-Fi to mobile)
// works a moment later, so it's retried. If the server answers and the file still doesn't load, a release has probably
// replaced it: the page reloads, at most once a minute. Any other failure is a ChunkError, shown with a Retry button.
const retryAfterMs = [400, 1_500];
const reloadedKey = 'questline.reloaded';
const reloadAtMostEveryMs = 60_000;

export class ChunkError extends Error {}

export async function loadChunk<T>(load: () => Promise<T>, reload = () => location.reload()): Promise<T> {
  for (let failures = 0; ; failures++)
    try {
      return await load();
    } catch (cause) {
      const waitMs = navigator.onLine && retryAfterMs[failures];
      if (waitMs) await new Promise((done) => setTimeout(done, waitMs));
      else if (await mayReload()) {
        reload();
        return new Promise(() => {}); // the page is going away: no error to show
      } else throw new ChunkError('Could not load a part of the app', { cause });
    }
}

/** Reloading while the server can't be reached would replace the app with the browser's error page. */
async function mayReload() {
  const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (!navigator.onLine || Date.now() - last < reloadAtMostEveryMs) return false;
  const answer = await fetch(location.pathname, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) sessionStorage.setItem(reloadedKey, String(Date.now()));
  return answer?.ok ?? false;
}
