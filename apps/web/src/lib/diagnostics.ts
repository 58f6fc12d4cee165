/** Whether debug views are available: in development, and if the deployment turned them on. */
export const diagnostics = import.meta.env.DEV || 'diagnostics' in document.documentElement.dataset;
