type Toast = (words: { title: string; description: string }) => void;

/** While offline, a link to another document would replace this one with the browser's error page. Router links
 *  have already prevented the default by the time the click gets here. */
export function blockLinksOffline(toast: Toast) {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (navigator.onLine || event.defaultPrevented || !link) return;
    if (link.target || link.origin !== location.origin || link.hash) return;
    event.preventDefault();
    toast({ title: "You're offline", description: "This page opens when you're back online." });
  });
}
