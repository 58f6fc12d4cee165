// Starts the worker in which pdf.js parses a file. The server gives its script a policy without network and without eval.
const workerUrl = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

type ScriptUrls = { createScriptURL(text: string): string };
type TrustedTypes = { createPolicy(name: string, rules: ScriptUrls): ScriptUrls };

// The only trusted type policy that the documents allow. It ignores what it is given, so it can start no other script.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('pdf-worker', { createScriptURL: () => workerUrl });

export const startPdfWorker = () =>
  new Worker(policy ? policy.createScriptURL('') : workerUrl, { type: 'module' });
