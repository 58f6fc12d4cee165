// A tab that outlived a release may ask for a chunk that is gone: the page is loaded anew, once. Should it
// still be missing then, the error page says so instead of reloading for ever. Without a network nothing is gone, and
// a reload would take away the page that is there.
const key = 'questline.reloaded';
const onceWithinMs = 60_000;

export function reloadOnMissingChunk(reload = () => location.reload()) {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < onceWithinMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault(); // the page is going away: no error to show
    reload();
  });
}
