// What other features may import from files.
export { contentDisposition, downloadName, inert, isId, objectKeyOf } from './files.rules.ts';
