/** Whether debug views are available: in development, and if the deployment turned them on. */
export const diagnostics =
  import.meta.env.DEV || (!import.meta.env.SSR && 'diagnostics' in document.documentElement.dataset);
