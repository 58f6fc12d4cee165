/** Whether the debug views exist: in development, and where the deployment switched them on. */
export const diagnostics = import.meta.env.DEV || 'diagnostics' in document.documentElement.dataset;
